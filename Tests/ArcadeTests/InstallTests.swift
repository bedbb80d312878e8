import Foundation
import TestSupport
import Testing

/// Installation and packages, with a small script in place of the release build.
@Suite(.waiting) struct InstallTests {
  private let home: RecordHome

  init() throws {
    home = try RecordHome()
    let setUp = """
      cd && mkdir -p source/.build/release && cd '\(Project.folder.path)' && \
      cp -R .ci man completions README.md CHANGELOG.md "$HOME/source" && cd && \
      printf '#!/bin/sh\\necho arcade 1.2.3\\n' >source/.build/release/arcade && \
      chmod +x source/.build/release/arcade
      """
    try expectEqual(home.run(setUp), "")
  }

  /// The files below a folder of the home.
  private func files(in path: String) throws -> Set<String> {
    let list = try home.run("cd \(path) && find . -type f")
    return Set(list.split(separator: "\n").map { String($0.dropFirst(2)) })
  }

  private var installed: Set<String> {
    let pages = Project.files(in: "man", endingIn: "").map { page in
      "share/man/" + (page.contains("/") ? page : "man\(page.suffix(1))/\(page)")
    }
    return Set(
      pages + [
        "bin/arcade", "share/bash-completion/completions/arcade",
        "share/zsh/site-functions/_arcade", "share/fish/vendor_completions.d/arcade.fish",
      ])
  }

  @Test func uninstallingRemovesWhatWasInstalled() throws {
    let text = try home.run(
      "mkdir -p ~/.local/share && : >~/.local/share/mine; ~/source/.ci/install")
    let list = "share/doc/arcade/files"
    try expectEqual(files(in: ".local"), installed.union(["share/mine", list]))
    let listed = try home.run("cat .local/\(list)").split(separator: "\n")
    let here = "\(home.folder.path)/.local/"
    expectEqual(Set(listed.map { String($0).replacing(here, with: "") }), installed.union([list]))
    #expect(text.contains("export PATH=\"\(home.folder.path)/.local/bin:$PATH\""))
    try expectEqual(home.run("~/.local/bin/arcade --version"), "arcade 1.2.3\n")
    // A page that only another version has is on its list.
    let other = ".local/share/man/man6/arcade-other.6"
    let listing = ": >\(other); echo ~/\(other) >>.local/\(list)"
    _ = try home.run("\(listing); ~/source/.ci/install")
    try expectEqual(files(in: ".local"), installed.union(["share/mine", list]))
    _ = try home.run(listing)
    try expectEqual(home.run("~/source/.ci/install --uninstall"), "")
    try expectEqual(home.run("find .local"), ".local\n.local/share\n.local/share/mine\n")
    // What is not installed leaves no folder of its own.
    let folder = ".local/share/fish/vendor_completions.d"
    let again = "mkdir -p \(folder); ~/source/.ci/install --uninstall 2>&1; ls -d \(folder)"
    let told = "There is no arcade below \(home.folder.path)/.local.\n"
    try expectEqual(home.run(again), told + folder + "\n")
  }

  @Test func packagersChooseTheFolders() throws {
    let text = try home.run("DESTDIR=~/root PREFIX=/usr ~/source/.ci/install")
    #expect(try files(in: "root/usr") == installed && files(in: "root").count == installed.count)
    #expect(!text.contains("PATH"))
  }

  @Test(arguments: [
    ("DESTDIR=~/root PREFIX=usr source/.ci/install", "2"),
    ("rm source/.build/release/arcade; source/.ci/archive new", "1"),
  ])
  func whatCannotBePackedLeavesNothing(line: String, status: String) throws {
    let lines = "cd; \(line); echo $?; ls -d root source/new*"
    let outcome = try home.run(lines, with: ["/bin/sh", "-c"])
    expectEqual(outcome.output, status + "\n", "\(outcome)")
  }

  @Test(.onlyOnLinux("GNU tar")) func anArchiveInstallsItself() throws {
    try expectEqual(home.run("\(Self.pack) && tar -xzf source/new.tar.gz"), "")
    try expectEqual(home.run("PREFIX=~/own new/install >/dev/null"), "")
    try expectEqual(files(in: "own"), installed.union(["share/doc/arcade/files"]))
    #expect(try home.run("cat new/copyright").contains("Apache-2.0"))
    // What the README of the archive names beside itself is there.
    let readme = try home.run("cat new/README.md")
    expectEqual(readme.matches(of: /\]\(([^:)]+)\)/).map(\.1), ["CHANGELOG.md"])
  }

  /// A line that packs an archive of a version that began in 2026.
  private static let pack = "SOURCE_DATE_EPOCH=1767225600 source/.ci/archive new"

  /// The same source and build make the same bytes, whoever makes them and when.
  @Test(.onlyOnLinux("GNU tar"), arguments: [pack, "cd source && \(deb) && cd"])
  func packagesCanBeMadeAgain(line: String) throws {
    guard !line.contains("deb") || Program.has("dpkg-deb") else { return }
    let sums = try ["umask 022", "umask 077; touch source/man/* source/README.md"].map {
      try home.run("\($0); \(line) && cd source && sha256sum *.gz *.deb 2>/dev/null || :")
    }
    #expect(sums[0] == sums[1] && !sums[0].isEmpty)
  }

  @Test(.enabled(if: Program.has("dpkg-deb"), "dpkg-deb is not installed"))
  func aDebianPackageHoldsTheSame() throws {
    let list = try home.run(
      "umask 077; cd source && \(Self.deb) .. && dpkg-deb --fsys-tarfile ../*.deb | tar t")
    let files = list.split(separator: "\n").filter { !$0.hasSuffix("/") }.map {
      String($0.dropFirst("./usr/".count)).replacing(/\.gz$/, with: "")
        .replacing(/^games/, with: "bin")
        .replacing("vendor-completions/", with: "site-functions/")
    }
    let doc = Set(["changelog", "copyright", "NEWS", "README.md"].map { "share/doc/arcade/\($0)" })
    expectEqual(Set(files), installed.union(doc).union(["share/lintian/overrides/arcade"]))
    let version = try home.run("dpkg-deb -f *.deb Version")
    #expect(version.contains(/^1\.[^~]+(~2026\d{4}\.\d{6})?\n$/))
  }

  private static let deb = "SOURCE_DATE_EPOCH=1767225600 >/dev/null .ci/deb"

  @Test(
    .enabled(if: Program.has("dpkg-deb"), "dpkg-deb is not installed"),
    arguments: [("\\076", "amd64"), ("\\267", "arm64")])
  func aPackageIsForTheMachineOfItsBuild(code: String, architecture: String) throws {
    let build = "printf '\\177ELF%14s\(code)\\000' >.build/release/arcade"
    let line = "cd source && \(build) && \(Self.deb) && dpkg-deb -f *_\(architecture).deb"
    try expectEqual(home.run("\(line) Architecture"), "\(architecture)\n")
  }

  private static let isRelease = ProcessInfo.processInfo.environment["ARCADE"] != nil

  /// The root has nothing but the package, so the program needs nothing else.
  @Test(
    .enabled(if: Program.has("dpkg-deb"), "dpkg-deb is not installed"),
    .enabled(if: isRelease, "ARCADE does not name a release build"))
  func aDebianPackageIsInstalledRunAndRemoved() throws {
    let text = try home.run(
      """
      cp '\(Program.folder.path)/arcade' source/.build/release/ && cd source && \(Self.deb)
      cd && mkdir -p root/var/lib/dpkg/info root/var/lib/dpkg/updates
      : >root/var/lib/dpkg/status
      cat >steps <<'END'
      dpkg --root="$HOME/root" --install source/*.deb >&2 || exit
      chroot root /usr/games/arcade guess --seed 42 --quiet 50 25 12 6 9 7 8 || exit
      dpkg --root="$HOME/root" --remove arcade >&2
      END
      if [ "$(id -u)" = 0 ]; then sh steps; else unshare -r sh steps; fi 2>/dev/null
      find root/usr root/etc 2>/dev/null | wc -l
      ! command -v lintian >/dev/null || lintian --allow-root --fail-on error,warning source/*.deb
      """)
    expectEqual(text, "Score: 7 guesses (seed 42)\n0\n")
  }
}

extension RecordHome {
  /// Runs a command line that has to succeed, and returns its output.
  fileprivate func run(_ line: String) throws -> String {
    let outcome = try run("cd; " + line, with: ["/bin/sh", "-c"])
    #expect(outcome.status == 0 && outcome.error == "", "\(outcome.error)")
    return outcome.output
  }
}
