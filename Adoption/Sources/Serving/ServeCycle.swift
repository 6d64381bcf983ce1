/// The state of an app that is shown while its sources are edited: events lead to further states, and to actions.
///
/// | state | a change | built | built, the same | not built | the app ended | it trapped |
/// | --- | --- | --- | --- | --- | --- | --- |
/// | building | | running: start | running: start | waiting: tell | | |
/// | running | rebuilding: build | | | | ended | waiting: tell |
/// | rebuilding | | running: restart | running | see below | ended | building: tell |
/// | waiting | building: build | | | | | |
///
/// An app in a terminal makes way for the errors of a build that failed; another one stays as it is.
package struct ServeCycle: Equatable, Sendable {
  /// The states.
  package enum State: Equatable, Sendable {
    /// There is no app: it is built.
    case building
    /// The app runs.
    case running
    /// The app runs, and a newer one is built.
    case rebuilding
    /// There is no app: it can't be built, or it trapped. A change may mend it.
    case waiting
    /// The user has ended the app.
    case ended(status: Int32)
  }

  /// The events.
  package enum Event: Equatable, Sendable {
    /// Files changed.
    case changed
    /// A build succeeded.
    case built(isSame: Bool)
    case notBuilt
    /// The app ended by itself.
    case left(status: Int32)
    case trapped
  }

  /// The work of the server, in this order.
  package enum Action: Equatable, Sendable {
    case build
    case stopApp
    case startApp
    /// The errors of the build are printed.
    case tellErrors
    /// The end of the app is printed.
    case tellEnd
    /// The user is told that a change is awaited.
    case tellWaiting
    /// The build is ended.
    case endBuild
  }

  /// The state; `building` at first.
  package private(set) var state = State.building
  /// The app has the terminal, where nothing else can be printed.
  private let hasTerminal: Bool

  /// A cycle that begins with a build.
  package init(hasTerminal: Bool) { self.hasTerminal = hasTerminal }

  /// Takes an event. One that a state does not expect changes nothing: files may change while the app is built, and are seen
  /// again when it is.
  package mutating func take(_ event: Event) -> [Action] {
    switch (state, event) {
    case (.building, .built): return go(to: .running, .startApp)
    case (.building, .notBuilt): return go(to: .waiting, .tellErrors, .tellWaiting)
    case (.running, .changed): return go(to: .rebuilding, .build)
    case (.running, .left(let status)): return go(to: .ended(status: status))
    case (.running, .trapped): return go(to: .waiting, .tellEnd, .tellWaiting)
    case (.rebuilding, .built(let isSame)): return isSame ? go(to: .running) : go(to: .running, .stopApp, .startApp)
    case (.rebuilding, .notBuilt):
      return hasTerminal ? go(to: .waiting, .stopApp, .tellErrors, .tellWaiting) : go(to: .running, .tellErrors)
    case (.rebuilding, .left(let status)): return go(to: .ended(status: status), .endBuild)
    case (.rebuilding, .trapped): return go(to: .building, .tellEnd)
    case (.waiting, .changed): return go(to: .building, .build)
    default: return []
    }
  }

  private mutating func go(to state: State, _ actions: Action...) -> [Action] {
    self.state = state
    return actions
  }
}
