import Flags
import Foundation
import TestSupport
import Testing
@testable import App

/// The ways to simulate on many machines that the page of recipes shows, with few games.
@Suite(.waiting) struct ShardExampleTests {
  private let home: RecordHome

  init() throws {
    home = try RecordHome()
  }

  private func run(_ script: String) throws -> String {
    let outcome = try home.run("cd && export PATH=$HOME:$PATH && \(script)")
    #expect(outcome.status == 0 && outcome.error == "", "\(script): \(outcome.error)")
    return outcome.output
  }

  private func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: home.folder.appending(path: name))
  }

  /// Returns a file that the page shows, as one for fewer games.
  private func recipe(_ name: String) throws -> String {
    let text = try Project.text("Sources/App/Manual/Pages/\(name)")
    #expect(text.contains("--games 1000000000 "))
    return text.replacing("--games 1000000000 ", with: "--games 250 ")
  }

  private func example(with words: String...) throws -> String {
    let examples = try RenderedPage("recipes").commands
    return try #require(examples.first { line in words.allSatisfy(line.contains) })
  }

  @Test func xargsPlaysTheParts() throws {
    let merge = try example(with: "--merge part-")
    let merged = try run("\(example(with: "xargs")) && \(merge)")
    try expectEqual(merged, run("arcade simulate guess --seed 1"))
  }

  @Test(.enabled(if: Program.has("parallel"), "GNU parallel is not installed"))
  func parallelPlaysTheParts() throws {
    try expectEqual(run(example(with: "parallel")), run("arcade simulate guess --seed 1"))
  }

  @Test func hostsPlayTheParts() throws {
    try Program.writeScript("shift\nexec \"$@\"", named: "ssh", in: home.folder)
    let merged = try run("\(example(with: "ssh", "--shard")); \(example(with: "--merge host-"))")
    try expectEqual(merged, run("arcade simulate cards --seed 1"))
  }

  /// The script runs once for each task of the array, with the variables that Slurm sets.
  @Test func slurmPlaysTheParts() throws {
    let script = try recipe("simulate.slurm")
    let last = try #require(script.firstMatch(of: /#SBATCH --array=1-([0-9]+)\n/)?.1)
    #expect(script.hasPrefix("#!/bin/sh\n"))
    try write(script, to: "simulate.slurm")
    try Program.writeScript("exec \"$@\"", named: "srun", in: home.folder)
    let merged = try run(
      """
      export SLURM_ARRAY_TASK_COUNT=\(last) && for SLURM_ARRAY_TASK_ID in $(seq \(last)); do \
      export SLURM_ARRAY_TASK_ID; sh simulate.slurm >part-$SLURM_ARRAY_TASK_ID.json; done && \
      arcade simulate --merge part-*.json
      """)
    try expectEqual(merged, run("arcade simulate memorize --pairs 18 --games 250 --seed 1"))
  }

  /// The container's command runs once for each index of the job.
  @Test func kubernetesPlaysTheParts() throws {
    let job = try recipe("simulate.yaml")
    let count = try #require(job.firstMatch(of: /completions: ([0-9]+)\n/)?.1)
    #expect(job.contains("completionMode: Indexed\n") && job.contains("parallelism: \(count)\n"))
    #expect(job.contains(#"command: ["sh", "-c"]"#))
    #expect(try example(with: "kubectl").contains("--max-log-requests=\(count) "))
    let command = try #require(job.firstRange(of: "            - ").map { job[$0.upperBound...] })
      .split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
    let merged = try run(
      """
      for index in $(seq 0 $((\(count) - 1))); do JOB_COMPLETION_INDEX=$index sh -c '\(command)'; \
      done | arcade simulate --merge -
      """)
    try expectEqual(merged, run("arcade simulate cards --games 250 --seed 1"))
  }

  /// The program runs with a stand-in for Spark's context, which pipes each partition to a command.
  @Test(.enabled(if: Program.has("python3"), "python3 is not installed"))
  func sparkPlaysTheParts() throws {
    try write(try recipe("simulate.py"), to: "simulate.py")
    try write(
      """
      import os, shlex, subprocess

      class SparkContext:
          def __init__(self, appName): pass
          def parallelize(self, items, slices):
              assert len(items) == slices
              self.items = items
              return self
          def pipe(self, command, env, checkCode):
              env = {"PATH": f"{os.environ['PATH']}:{env['PATH']}"}
              self.lines = [line for item in self.items for line in subprocess.run(
                  shlex.split(command), input=f"{item}\\n", text=True, check=checkCode, env=env,
                  stdout=subprocess.PIPE).stdout.splitlines()]
              return self
          def collect(self): return self.lines
      """, to: "pyspark.py")
    try expectEqual(run("python3 simulate.py"), run("arcade simulate guess --games 250 --seed 1"))
  }
}
