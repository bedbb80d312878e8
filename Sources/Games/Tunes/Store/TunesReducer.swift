import Fetching
import Pairs
import TextUI

/// The rules by which actions change the state. Equal states and actions have equal results.
enum TunesReducer {
  /// Changes the state, and returns the effects to begin.
  static func reduce(_ state: inout TunesState, _ action: TunesAction) -> [TunesEffect] {
    switch action {
    case .opened(let showsCovers):
      state.showsCovers = showsCovers
      guard state.phase == .choosing, state.options.albums == nil else { return [] }
      return search(&state, for: state.options.request)
    case .turned(let page): (state.page, state.typed) = (page, "")
    case .wentBack: return goBack(&state)
    case .chose(let category):
      (state.page, state.options.category) = (.main, category)
      (state.options.request, state.options.albums) = (nil, nil)
    case .typed(let text): state.typed = String(text.prefix(AlbumRequest.nameLimit))
    case .entered: return search(&state, for: AlbumRequest(artist: state.typed))
    case .choseOnline: return search(&state, for: .genre(state.options.genre.name))
    case .triedAgain: return search(&state, for: state.options.request)
    case .choseGame:
      if state.options.albums == nil { state.options.playBuiltIn() }
      state.phase = .ready
    case .found(let result, number: state.number) where state.phase == .asking:
      return take(result, &state)
    case .arrived(let picture, number: state.number):
      guard case .covers(let count, let all) = state.phase else { break }
      state.pictures += picture.map { [$0] } ?? []
      state.phase = .covers(count + 1, of: all)
    case .loaded(let problem, number: state.number):
      guard case .covers = state.phase else { break }
      (state.phase, state.problem) = (.ready, problem)
    // News of a former request.
    case .found, .arrived, .loaded: break
    }
    return []
  }

  private static func search(
    _ state: inout TunesState, for request: AlbumRequest?
  ) -> [TunesEffect] {
    (state.page, state.typed) = (.main, "")
    guard let request else { return [] }
    (state.options.request, state.options.albums) = (request, nil)
    (state.phase, state.pictures) = (.asking, [])
    state.number += 1
    return [.search(request, number: state.number)]
  }

  private static func take(
    _ result: Result<[FoundAlbum], FetchError>, _ state: inout TunesState
  ) -> [TunesEffect] {
    switch result {
    case .failure(let failure): state.phase = .failed(failure.phrase)
    case .success(let found) where found.count < state.options.pairs:
      guard let request = state.options.request else { break }
      state.phase = .failed(request.shortage(found.count, pairs: state.options.pairs))
    case .success(let found):
      state.options.albums = Category(own: found.map(\.album))
      let covers = state.showsCovers ? found.count { $0.cover != nil } : 0
      state.phase = covers > 0 ? .covers(0, of: covers) : .ready
      return covers > 0 ? [.load(found, number: state.number)] : []
    }
    return []
  }

  private static func goBack(_ state: inout TunesState) -> [TunesEffect] {
    (state.page, state.typed) = (.main, "")
    switch state.phase {
    case .choosing, .ready: return []
    case .failed: (state.phase, state.options.request) = (.choosing, nil)
    case .asking:
      (state.phase, state.options.request) = (.choosing, nil)
      state.number += 1
      return [.cancel]
    case .covers:
      // The covers that are missing are painted.
      state.phase = .ready
      state.number += 1
      return [.cancel]
    }
    return []
  }
}
