import Platform
import Synchronization
import Testing

@Suite struct ProcessTests {
  @Test func aChildAnswersLines() throws {
    let child = try ChildProcess(shell: "read line; echo \"got $line\"; exit 3")
    try child.input.write(Array("hello\n".utf8))
    var buffer = [UInt8](repeating: 0, count: 100)
    let count = try child.output.read(into: &buffer)
    #expect(String(decoding: buffer[..<count], as: UTF8.self) == "got hello\n")
    #expect(try child.output.read(into: &buffer) == 0)
    #expect(child.ending(within: 5000) == "status 3")
    child.end(within: 0)
  }

  @Test func writingToAChildThatIsGoneThrows() throws {
    let child = try ChildProcess(shell: "exit 0")
    #expect(child.ending(within: 5000) == "status 0")
    #expect(throws: SystemError(code: EPIPE)) { try child.input.write([1]) }
    child.end(within: 0)
  }

  @Test func aChildThatReadsToTheEndEndsByItself() throws {
    let child = try ChildProcess(shell: "cat > /dev/null; exit 7")
    #expect(child.ending(within: 0) == nil)
    child.end(within: 5000)
    #expect(child.ending(within: 0) == "status 7")
  }

  @Test func aStubbornChildIsKilledWithItsChildren() throws {
    let child = try ChildProcess(shell: "trap '' TERM; sleep 100; sleep 100")
    child.end(within: 50)
    #expect(child.ending(within: 1000) == "signal 9")
  }

  @Test func workRunsOnEveryThread() throws {
    let runs = Mutex(0)
    try Threads.run(5, pause: 10, meanwhile: {}) { runs.withLock { $0 += 1 } }
    #expect(runs.withLock { $0 } == 5)
    #expect(Threads.processors >= 1)
  }

  @Test func meanwhileIsCalledAsLongAsTheWorkLasts() throws {
    let isDone = Mutex(false)
    var calls = 0
    try Threads.run(1, pause: 1) {
      calls += 1
      if calls == 3 { isDone.withLock { $0 = true } }
    } work: {
      while !isDone.withLock({ $0 }) { sched_yield() }
    }
    #expect(calls >= 3)
  }
}
