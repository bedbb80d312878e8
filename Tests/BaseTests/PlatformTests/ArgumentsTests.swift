import TestSupport
import Testing
@testable import Platform

@Suite struct ArgumentsTests {
  @Test(arguments: [[], ["arcade"], ["arcade", "guess", "", "8"]])
  func theWordsStandBeforeTheEnvironment(words: [String]) throws {
    let strings = (words + ["HOME=/home"]).map { strdup($0) }
    defer { for string in strings { free(string) } }
    var stack = [UnsafeMutablePointer<CChar>?](repeating: strings[0], count: 3)
    stack.append(UnsafeMutablePointer(bitPattern: words.count))
    stack += strings.dropLast() + [nil, strings.last ?? nil, nil]
    stack.withUnsafeMutableBufferPointer { stack in
      guard let base = stack.baseAddress else { return }
      expectEqual(Arguments.words(before: base + 5 + words.count, after: base), base + 4)
    }
  }

  @Test func anEnvironmentThatHasMovedHasNoWordsBeforeIt() {
    var memory = [UnsafeMutablePointer<CChar>?](repeating: nil, count: 20)
    memory.withUnsafeMutableBufferPointer { memory in
      for index in memory.indices { memory[index] = UnsafeMutablePointer(bitPattern: 1000) }
      guard let base = memory.baseAddress else { return }
      expectEqual(Arguments.words(before: base + 10, after: base), nil)
      // The heap is below the stack.
      expectEqual(Arguments.words(before: base + 10, after: base + 20), nil)
    }
  }
}
