extension OptionList {
  /// Creates the list of possible opponents: people, then bots from weak to strong. Passes the
  /// chosen one to `save`, with the option that chooses it.
  public init(
    opponentsIn opposition: Opposition, _ ladder: [Choice], beaten: Set<String>,
    _ presentation: Presentation, save: @escaping (Opposition, Option<Opposition>) -> Void
  ) {
    let (option, bots) = (opposition.table.first, ladder.map(\.name))
    let people = (option?.flag.choices ?? []).filter {
      [Opposition.person.name, Opposition.friend.name].contains($0.name)
    }
    let names = people.map(\.name) + bots
    let next = ladder.next(afterBeating: beaten)?.name
    let rows = (people + ladder).map { choice in
      let rung: OptionRow.Rung =
        switch choice.name {
        case next: .next
        case _ where !bots.contains(choice.name): .person
        case _ where beaten.contains(choice.name): .beaten
        default: .bot
        }
      return OptionRow(
        choice.title(presentation.language), "", about: choice.about?(presentation.language) ?? "",
        rung: rung)
    }
    self.init(rows) { index, step throws(UserError) in
      guard let option else { throw step.refusal(by: rows[index]) }
      var changed = opposition
      try option.set(&changed, to: names[index])
      save(changed, option)
    }
  }
}
