import GameCore
import TextUI

/// The review of a game of two: what each seat could have done better, by the review of the board.
struct VersusReview<Board: SharedBoard>: Review {
  typealias P = VersusPosition<Board>

  private var board: any Review<Board>
  /// The seats of the moves.
  private var seats: [Seat] = []
  /// The position at the end, which knows the names.
  private var position: P

  init(_ setup: VersusSetup<Board>, _ board: any Review<Board>) {
    (self.board, position) = (board, P(setup))
  }

  mutating func noteHint() { board.noteHint() }

  mutating func observe(_ event: Board.Event, from before: P, to after: P) {
    board.observe(event, from: before.board, to: after.board)
    seats.append(after.lastSeat)
    position = after
  }

  /// Returns the moves of a seat that something would have been better than, the costliest first.
  private func costly(_ seat: Seat) -> [Int] {
    let costs = board.costs
    return costs.indices.filter { costs[$0] > 0 && seats[$0] == seat }
      .sorted { (costs[$1], $0) < (costs[$0], $1) }
  }

  func sentences(_ presentation: Presentation) -> [String] {
    Seat.both.filter(seats.contains).map { sentence(about: $0, presentation) }
  }

  private func sentence(about seat: Seat, _ presentation: Presentation) -> String {
    let name = position.name(of: seat, presentation).capitalizedFirst
    let moves = costly(seat)
    guard let worst = moves.first, let remark = board.remark(onMove: worst, presentation) else {
      return presentation(
        en: "\(name): no move could have been better.", zh: "\(name)：每一步都无可挑剔。")
    }
    let count = presentation(
      en: "\(moves.count.counted("move")) could have been better",
      zh: "有 \(moves.count) 步可以更好")
    let place = presentation(en: "above all move \(worst + 1)", zh: "尤其是第 \(worst + 1) 手")
    return presentation(en: "\(name): \(count), ", zh: "\(name)：\(count)，") + place
      + presentation(en: ". ", zh: "。") + remark
  }

  func lesson(_ presentation: Presentation) -> String? {
    sentences(presentation).joined(separator: presentation(en: " ", zh: ""))
  }

  func chart(_ presentation: Presentation) -> [String] { [] }
  var costs: [Double] { board.costs }

  func remark(onMove index: Int, _ presentation: Presentation) -> String? {
    board.remark(onMove: index, presentation)
  }

  var fields: JSONObject {
    let counts = Seat.both.map { JSONValue.number(costly($0).count) }
    return ["costly": .list(counts)]
  }
}
