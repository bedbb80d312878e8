import Foundation
import Testing

/// Runs tests on threads of their own, of which there are more or fewer than processors.
public struct ThreadsTrait: TestTrait, SuiteTrait, TestScoping {
  public let isRecursive = true

  private let threads: TestThreads

  fileprivate init(_ threads: TestThreads) {
    self.threads = threads
  }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(threads) { try await function() }
  }
}

extension Trait where Self == ThreadsTrait {
  /// The tests mostly wait for other processes, so that several can do it at once.
  public static var waiting: Self { Self(.several) }

  /// The tests use many generic types. In a debug build, many threads that look them up at once
  /// take longer than one after the other, so that only two threads take such tests one by one.
  public static var oneByOne: Self { Self(.few) }
}

extension Trait where Self == ConditionTrait {
  /// The test needs something that other systems lack.
  public static func onlyOnLinux(_ what: String) -> Self {
    #if os(Linux)
      .enabled(if: true)
    #else
      .disabled("only Linux has \(what)")
    #endif
  }
}

/// The threads of tests.
private final class TestThreads: TaskExecutor {
  static let few = TestThreads(count: 2)
  static let several = TestThreads(count: 6)

  private let queue = OperationQueue()

  private init(count: Int) {
    queue.maxConcurrentOperationCount = count
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.addOperation { [self] in job.runSynchronously(on: asUnownedTaskExecutor()) }
  }
}
