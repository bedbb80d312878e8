import GameCore
import TextUI

/// The review of a game of two: what each seat could have done better, by a review of the moves at
/// the board.
struct VersusReview<Board: SharedBoard>: Review {
  typealias P = VersusPosition<Board>

  private var board: any Review<Board>
  private var seats: [Seat] = []
  /// The position at the end, which knows the names.
  private var position: P

  init(_ setup: VersusSetup<Board>, _ board: any Review<Board>) {
    (self.board, position) = (board, P(setup))
  }

  mutating func observe(_ event: Board.Event, from before: P, to after: P) {
    board.observe(event, from: before.board, to: after.board)
    seats.append(after.lastSeat)
    position = after
  }

  func seat(ofMove index: Int) -> Seat { seats[index] }

  /// Against a bot, only the player's moves are judged.
  var judgedSeats: [Seat] { position.names.you.map { [$0] } ?? Seat.both }

  var costs: [Double] { board.costs }

  func remark(onMove index: Int, _ presentation: Presentation) -> String? {
    board.remark(onMove: index, presentation)
  }

  var fields: JSONObject {
    ["costly": .list(Seat.both.map { .number(costlyMoves(of: $0).count) })]
  }
}
