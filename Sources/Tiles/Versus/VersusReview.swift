import GameCore
import TextUI

/// The review of a game of two: what each seat could have done better, by a review of the moves at
/// the board.
struct VersusReview<Board: SharedBoard>: Review {
  typealias P = VersusPosition<Board>

  private var board: any MoveReview<Board>
  /// The seats of the moves.
  private var seats: [Seat] = []
  /// The seats that were given hints.
  private var hints: [Seat] = []
  /// The position at the end, which knows the names.
  private var position: P

  init(_ setup: VersusSetup<Board>, _ board: any MoveReview<Board>) {
    (self.board, position) = (board, P(setup))
  }

  mutating func noteHint() {
    hints.append(position.seat)
  }

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

  var costliestMove: Int? {
    let seats = position.isYou(.first) ? [.first] : Seat.both
    let worst = seats.compactMap { costly($0).first }
    return worst.min { (board.costs[$1], $0) < (board.costs[$0], $1) }
  }

  func sentences(_ presentation: Presentation) -> [String] {
    Seat.both.compactMap { seat in
      lesson(for: seat, presentation).map { lesson in
        position.name(of: seat, presentation).capitalizedFirst
          + presentation(en: ": ", zh: "：") + lesson
      }
    }
  }

  func lesson(for seat: Seat, _ presentation: Presentation) -> String? {
    guard seats.contains(seat) else { return nil }
    let moves = costly(seat)
    guard let worst = moves.first, let remark = board.remark(onMove: worst, presentation) else {
      return faultless(hints: hints.count { $0 == seat }, presentation)
    }
    let (count, number) = (moves.count, worst + 1)
    return count == 1
      ? presentation(
        en: "Only move \(number) could have been better. \(remark)",
        zh: "只有第 \(number) 步没走好。\(remark)")
      : presentation(
        en: "\(count) moves could have been better, especially move \(number). \(remark)",
        zh: "有 \(count) 步可以更好，尤其是第 \(number) 步。\(remark)")
  }

  private func faultless(hints: Int, _ presentation: Presentation) -> String {
    hints == 0
      ? presentation(en: "No move could have been better.", zh: "每一步都无可挑剔。")
      : presentation(
        en: "No move could have been better, but with \(hints.counted("hint")).",
        zh: "每一步都无可挑剔，不过用了 \(hints) 次提示。")
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
