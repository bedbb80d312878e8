import Platform
import Synchronization
import TestSupport
import Testing

@Suite struct ProcessTests {
  @Test func aChildAnswersLines() throws {
    let child = try ChildProcess(shell: "read line; echo \"got $line\"; exit 3")
    try child.input.write(Array("hello\n".utf8))
    var buffer = [UInt8](repeating: 0, count: 100)
    let count = try child.output.read(into: &buffer)
    expectEqual(String(decoding: buffer[..<count], as: UTF8.self), "got hello\n")
    try expectEqual(child.output.read(into: &buffer), 0)
    expectEqual(child.ending(within: 5000), "status 3")
    child.end(within: 0)
  }

  /// Results that can't be added yet take memory.
  @Test func threadsDoNotRunFarAheadOfASlowOne() {
    let farthest = Mutex(0)
    let count = Threads.addUp(100_000, into: 0, threads: 2) { sum, _, _ in
      sum += 1
      return true
    } worker: {
      { index in
        if index == 0 {
          usleep(300_000)
          #expect(farthest.withLock(\.self) < 5000)
        }
        farthest.withLock { $0 = max($0, index) }
        return index
      }
    }
    expectEqual(count, 100_000)
  }

  @Test func writingToAChildThatIsGoneThrows() throws {
    let child = try ChildProcess(shell: "exit 0")
    expectEqual(child.ending(within: 5000), "status 0")
    // A process that another test starts holds the other end for a moment.
    #expect(throws: SystemError(code: EPIPE)) {
      for _ in 0..<1000 {
        try child.input.write([1])
        usleep(5000)
      }
    }
    child.end(within: 0)
  }

  @Test func aChildThatReadsToTheEndEndsByItself() throws {
    let child = try ChildProcess(shell: "cat > /dev/null; exit 7")
    expectEqual(child.ending(within: 0), nil)
    child.end(within: 5000)
    expectEqual(child.ending(within: 0), "status 7")
  }

  /// A process that it has left keeps the pipe open.
  @Test func aChildThatHasEndedIsNotLate() throws {
    let child = try ChildProcess(shell: "sleep 600 & exit 3")
    #expect(Clock.wait(10_000) { child.output.hasInput(within: 0) })
    child.end(within: 1000)
    expectEqual(child.ending(within: 0), "status 3")
  }

  @Test func aStubbornChildIsKilledWithItsChildren() throws {
    let child = try ChildProcess(shell: "trap '' TERM; sleep 100; sleep 100")
    child.end(within: 50)
    expectEqual(child.ending(within: 1000), "signal 9")
  }

  @Test func aChildHasTheTestsVariablesAndNoOtherDescriptors() throws {
    let child = try ChildProcess("/bin/sh", ["-c", "echo \"$0 $HOME\"; (: >&3) && echo 3", "me"])
    child.closeInput()
    var buffer = [UInt8](repeating: 0, count: 1000)
    let count = try child.output.read(into: &buffer)
    let home = Environment.variable("HOME") ?? ""
    expectEqual(String(decoding: buffer[..<count], as: UTF8.self), "me \(home)\n")
    try expectEqual(child.output.read(into: &buffer), 0)
    child.end(within: 1000)
  }

  @Test(arguments: [1, 2, 7]) func resultsAreAddedInOrder(threads: Int) throws {
    let workers = Mutex(0)
    let sum = Threads.addUp(100, into: [Int](), threads: threads) { sum, part, index in
      sum.append(part)
      return index < 49
    } worker: {
      workers.withLock { $0 += 1 }
      return { 3 * $0 }
    }
    #expect(sum == (0..<50).map { 3 * $0 } && workers.withLock { $0 } == threads)
    #expect(Threads.processors >= 1)
  }

  @Test func aPortionWithoutAResultIsTheEnd() throws {
    let sum = Threads.addUp(100, into: 0, threads: 3) { sum, part, _ in
      sum += part
      return true
    } worker: {
      { $0 == 7 ? nil : 1 }
    }
    expectEqual(sum, 7)
  }

  @Test func meanwhileIsCalledAsLongAsTheWorkLasts() throws {
    let isDone = Mutex(false)
    var calls = 0
    _ = Threads.addUp(1, into: 0, threads: 1) { _, _, _ in
      true
    } meanwhile: { _, added in
      calls += 1
      if calls == 3, added == 0 { isDone.withLock { $0 = true } }
    } worker: {
      { _ in
        while !isDone.withLock({ $0 }) { sched_yield() }
        return 0
      }
    }
    #expect(calls >= 3)
  }
}
