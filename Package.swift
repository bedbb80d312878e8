// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "arcade",
  targets: [
    // Each module may import only what stands above it in this list.
    .target(name: "Platform"),
    .target(name: "ArcadeCore"),
    .target(name: "Terminal", dependencies: ["Platform"]),
    .target(name: "Records", dependencies: ["Platform"]),
    .target(name: "PlayingCards", dependencies: ["ArcadeCore"]),
    .target(name: "Concentration", dependencies: ["ArcadeCore"]),
    .target(name: "GuessGame", dependencies: ["ArcadeCore"]),
    .target(name: "CardsGame", dependencies: ["ArcadeCore", "PlayingCards"]),
    .target(name: "MemorizeGame", dependencies: ["ArcadeCore", "Concentration", "PlayingCards"]),
    .target(name: "TunesGame", dependencies: ["ArcadeCore", "Concentration"]),
  ],
  swiftLanguageModes: [.v6]
)
