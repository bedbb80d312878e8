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
      expectEqual(Arguments.words(before: base + 5 + words.count), base + 4)
    }
  }
}
