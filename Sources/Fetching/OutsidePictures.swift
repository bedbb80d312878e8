import GameCore
import Platform

extension Outside {
  /// Loads the pictures of files into the cache, where faces find them by their names, if the game
  /// shows pictures. Takes at most ten seconds; tells which are missing.
  public func load(_ pictures: [(name: String, path: String)]) {
    guard showsPictures, !pictures.isEmpty, let cache = CacheFolder(variable: variable) else {
      return
    }
    let wanted = pictures.map { (name: $0.name, origin: PictureLoader.Origin.file($0.path)) }
    let loader = PictureLoader(wanted, in: cache, variable: variable)
    var missing = Set(pictures.indices)
    _ = Clock.wait(10_000) {
      for (index, picture) in loader.poll() where picture != nil { missing.remove(index) }
      return loader.isDone
    }
    loader.cancel()
    if let problem = loader.problem { return warn(problem.message) }
    guard let first = missing.min() else { return }
    let others = missing.count == 1 ? "" : " and \((missing.count - 1).counted("other"))"
    warn("can't read the picture \(pictures[first].path.printable)\(others)")
  }
}
