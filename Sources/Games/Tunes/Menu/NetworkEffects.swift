import Fetching
import Flags
import TextUI

/// The effects of tunes by `curl` and the cache folder.
final class NetworkEffects: TunesEffects {
  enum Use {
    /// Asks for answers that were not kept within the last day.
    case sparing

    /// Asks even for answers that are kept.
    case refreshing

    case offline
  }

  private let use: Use
  private let variable: (String) -> String?

  // Games without the network look up neither.
  private lazy var server = variable("ARCADE_ITUNES_URL") ?? AlbumRequest.server
  private lazy var cache = CacheFolder(variable: variable)

  private var request: AlbumRequest?
  private var fetch: Fetch?
  private var loader: PictureLoader?

  init(_ use: Use, variable: @escaping (String) -> String?) {
    (self.use, self.variable) = (use, variable)
  }

  func begin(_ effect: TunesEffect) {
    // Programs that load end with the objects that have started them.
    (request, fetch, loader) = (nil, nil, nil)
    switch effect {
    case .search(let request): self.request = request
    case .load(let found): load(found)
    case .cancel: break
    }
  }

  func poll() -> [TunesAction] {
    if let request {
      let found = Result { () throws(UserError) in try albums(request) }
      if case .success(nil) = found { return [] }
      (self.request, fetch) = (nil, nil)
      return [.found(found.map { $0 ?? [] })]
    }
    guard let loader else { return [] }
    let arrived = loader.poll().map { TunesAction.arrived($0.picture) }
    guard loader.isDone else { return arrived }
    self.loader = nil
    return arrived + [.loaded(problem: loader.problem?.phrase)]
  }

  /// Takes a step of a search. Returns the albums after the last step, nil before.
  private func albums(_ request: AlbumRequest) throws(UserError) -> [FoundAlbum]? {
    let url = request.url(on: server)
    let file = CacheFolder.answer(to: "\(url)&term=\(request.term)")
    if let fetch {
      guard let answer = try fetch.poll() else { return nil }
      let found = try read(answer, request)
      cache.keep(answer, as: file)
      cache.sweep()
      return found
    }
    let age = use == .offline ? Int.max : 86_400
    if use != .refreshing, let kept = cache.contents(of: file, newerThan: age) {
      return try read(kept, request)
    }
    guard use != .offline else {
      let (english, chinese) = (request.phrase(.en), request.phrase(.zh).spacedBefore)
      throw UserError(en: "no \(english) are kept from before", zh: "本地没有保存过\(chinese)")
    }
    fetch = try Fetch(url, term: request.term, limit: 1 << 20, variable: variable)
    return nil
  }

  private func read(_ answer: [UInt8], _ request: AlbumRequest) throws(UserError) -> [FoundAlbum] {
    let found = request.albums(in: answer, fromThisMachine: server.hasPrefix("http://"))
    guard let found else {
      throw UserError(en: "the server's answer makes no sense", zh: "服务器返回的内容无法识别")
    }
    return found
  }

  private func load(_ found: [FoundAlbum]) {
    let wanted = found.compactMap { found in
      found.cover.map { (name: found.album.name, origin: PictureLoader.Origin.url($0)) }
    }
    loader = PictureLoader(
      wanted.filter { use != .offline || cache.picture(named: $0.name) != nil }, in: cache,
      variable: variable)
  }
}
