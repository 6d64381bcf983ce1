import Testing

@testable import Serving

@Suite("The cycle of an app that is served") struct ServeCycleTests {
  typealias Action = ServeCycle.Action
  typealias Event = ServeCycle.Event
  typealias State = ServeCycle.State

  /// A cell of the drawn table.
  struct Cell: Sendable, CustomStringConvertible {
    let state: State
    let event: Event
    let next: State
    let actions: [Action]

    init(_ state: State, _ event: Event, _ next: State, _ actions: Action...) {
      (self.state, self.event, self.next, self.actions) = (state, event, next, actions)
    }

    var description: String { "\(state), \(event)" }
  }

  /// The events that lead from the begin to each state.
  private static func way(to state: State) -> [Event] {
    switch state {
    case .building: []
    case .running: [.built(isSame: false)]
    case .rebuilding: [.built(isSame: false), .changed]
    case .waiting: [.notBuilt]
    case .ended(let status): [.built(isSame: false), .left(status: status)]
    }
  }

  private static let table: [Cell] = [
    Cell(.building, .built(isSame: false), .running, .startApp),
    Cell(.building, .built(isSame: true), .running, .startApp),
    Cell(.building, .notBuilt, .waiting, .tellErrors, .tellWaiting),
    Cell(.running, .changed, .rebuilding, .build),
    Cell(.running, .left(status: 3), .ended(status: 3)),
    Cell(.running, .trapped, .waiting, .tellEnd, .tellWaiting),
    Cell(.rebuilding, .built(isSame: false), .running, .stopApp, .startApp),
    Cell(.rebuilding, .built(isSame: true), .running),
    Cell(.rebuilding, .left(status: 0), .ended(status: 0), .endBuild),
    Cell(.rebuilding, .trapped, .building, .tellEnd),
    Cell(.waiting, .changed, .building, .build),
  ]

  @Test("each state takes its events, as the table says", arguments: table, [true, false])
  func cells(cell: Cell, hasTerminal: Bool) {
    var cycle = ServeCycle(hasTerminal: hasTerminal)
    for event in Self.way(to: cell.state) { _ = cycle.take(event) }
    #expect(cycle.state == cell.state)
    #expect(cycle.take(cell.event) == cell.actions)
    #expect(cycle.state == cell.next)
  }

  @Test("an app in a terminal makes way for errors, and another one stays")
  func errors() {
    var terminal = ServeCycle(hasTerminal: true)
    var page = ServeCycle(hasTerminal: false)
    for event in Self.way(to: .rebuilding) { _ = (terminal.take(event), page.take(event)) }
    #expect(terminal.take(.notBuilt) == [.stopApp, .tellErrors, .tellWaiting])
    #expect(terminal.state == .waiting)
    #expect(page.take(.notBuilt) == [.tellErrors])
    #expect(page.state == .running)
  }

  @Test("all other events change nothing")
  func others() {
    let states: [State] = [.building, .running, .rebuilding, .waiting, .ended(status: 1)]
    let events: [Event] = [
      .changed, .built(isSame: false), .built(isSame: true), .notBuilt, .left(status: 0), .trapped,
    ]
    for state in states {
      for event in events
      where !Self.table.contains(where: {
        // The statuses of ends differ in the table.
        $0.state == state && ($0.event == event || "\($0.event)".hasPrefix("left") && "\(event)".hasPrefix("left"))
      }) && (state, event) != (.rebuilding, .notBuilt) {
        var cycle = ServeCycle(hasTerminal: true)
        for event in Self.way(to: state) { _ = cycle.take(event) }
        #expect(cycle.take(event).isEmpty, "\(state), \(event)")
        #expect(cycle.state == state)
      }
    }
  }
}
