import PlayingCards

/// The expert's average scores over the games of seeds 1 to 200 000 for each number of cards.
///
/// No formula is known. `arcade simulate cards --count 12 --games 200000 --seed 1` reproduces a row
/// to about 0.02.
enum CardsPar {
  /// Returns the mean score of a game. From a bonus of 3 on, the expert's play hardly changes, so
  /// the score grows linearly with the bonus.
  static func mean(_ setup: CardsSetup) -> Double {
    let row = table[setup.count - CardsOptions.counts.lowerBound]
    switch setup.bonus {
    case 1: return row.single
    case 2: return row.double
    default: return row.earned * Double(setup.bonus) + row.spent
    }
  }

  /// Returns about what the expert has on average once a number of cards were seen, with a bonus
  /// of 1. It turns each of them up once and matches every pair of a rank; what the rest of the
  /// game makes of that is spread evenly over all cards.
  static func mean(_ setup: CardsSetup, seen: Int) -> Double {
    func byRank(_ seen: Int) -> Double {
      let (cards, unseen) = (Double(seen), Double(Card.deck.count - seen))
      // The ways in which 2, 3 or all 4 cards of a rank may be among those seen, of all the ways to
      // take 4 of 52 cards.
      let two = cards * (cards - 1) / 2
      let three = two * (cards - 2) / 3
      let four = three * (cards - 3) / 4
      let pairs = (two * unseen * (unseen - 1) / 2 + three * unseen + 2 * four) / 270_725
      let (gain, cost) = (Match.rank.points, CardsPosition.costOfTurning)
      return Double(Rank.allCases.count * (gain - cost)) * pairs - Double(cost) * cards
    }
    let rest = mean(setup) - byRank(setup.count)
    return byRank(seen) + rest * Double(seen) / Double(setup.count)
  }

  /// The rows for the numbers of cards: the means with a bonus of 1 and of 2, then for a greater
  /// bonus the points earned per unit of the bonus and the points spent.
  private static let table: [(single: Double, double: Double, earned: Double, spent: Double)] = [
    (-0.40, 1.20, 1.599, -2.00), (-1.95, -0.32, 1.750, -4.14),  // 2, 3
    (-2.39, -0.57, 2.280, -5.40), (-3.20, -0.37, 3.228, -6.99),  // 4, 5
    (-3.77, 0.29, 4.454, -8.75), (-4.26, 1.22, 5.796, -10.47),  // 6, 7
    (-4.52, 2.40, 7.235, -12.15), (-4.69, 3.81, 8.777, -13.82),  // 8, 9
    (-4.71, 5.42, 10.400, -15.45), (-4.65, 7.18, 12.093, -17.06),  // 10, 11
    (-4.49, 9.10, 13.847, -18.64), (-4.26, 11.15, 15.660, -20.21),  // 12, 13
    (-3.96, 13.32, 17.525, -21.77), (-3.65, 15.57, 19.413, -23.31),  // 14, 15
    (-3.24, 17.90, 21.340, -24.84), (-2.81, 20.29, 23.293, -26.36),  // 16, 17
    (-2.34, 22.73, 25.266, -27.86), (-1.86, 25.20, 27.252, -29.36),  // 18, 19
    (-1.35, 27.71, 29.250, -30.86), (-0.85, 30.22, 31.253, -32.35),  // 20, 21
    (-0.32, 32.74, 33.261, -33.84), (0.20, 35.27, 35.271, -35.33),  // 22, 23
    (0.72, 37.79, 37.276, -36.82), (1.23, 40.29, 39.279, -38.32),  // 24, 25
    (1.74, 42.80, 41.282, -39.81), (2.24, 45.29, 43.280, -41.31),  // 26, 27
    (2.73, 47.77, 45.268, -42.81), (3.21, 50.25, 47.259, -44.32),  // 28, 29
    (3.71, 52.74, 49.253, -45.83), (4.19, 55.22, 51.243, -47.33),  // 30, 31
    (4.69, 57.70, 53.240, -48.85), (5.17, 60.20, 55.246, -50.38),  // 32, 33
    (5.68, 62.73, 57.262, -51.90), (6.16, 65.27, 59.288, -53.39),  // 34, 35
    (6.71, 67.87, 61.337, -54.88), (7.28, 70.52, 63.408, -56.37),  // 36, 37
    (7.90, 73.24, 65.513, -57.84), (8.55, 76.03, 67.657, -59.31),  // 38, 39
    (9.26, 78.93, 69.848, -60.77), (10.02, 81.97, 72.092, -62.21),  // 40, 41
    (10.88, 85.15, 74.393, -63.63), (11.82, 88.50, 76.772, -65.05),  // 42, 43
    (12.85, 92.03, 79.232, -66.43), (14.02, 95.77, 81.783, -67.80),  // 44, 45
    (15.31, 99.74, 84.440, -69.14), (16.76, 103.98, 87.219, -70.46),  // 46, 47
    (18.36, 108.49, 90.131, -71.77), (20.13, 113.33, 93.199, -73.07),  // 48, 49
    (22.06, 118.53, 96.466, -74.40), (24.06, 124.06, 100.000, -75.94),  // 50, 51
    (26.06, 130.06, 104.000, -77.94),  // 52
  ]
}
