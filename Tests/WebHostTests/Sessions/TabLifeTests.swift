#if Web
  import Expectations
  import Testing

  @testable import WebHost

  @Suite struct TabLifeTests {
    private let start = ContinuousClock.now
    private let limits = TabLife.Limits(opening: .seconds(60), grace: .seconds(300))

    /// A life after events, each a second after the one before, as a line: the state, the seconds until the deadline, and
    /// the last actions.
    private func line(_ events: TabLife.Event...) -> String {
      var life = TabLife(limits, at: start)
      var now = start
      var actions: [TabLife.Action] = []
      for event in events {
        now += .seconds(1)
        actions = life.handle(event, at: now)
      }
      let state =
        switch life.state {
        case .unopened: "unopened"
        case .connected: "connected"
        case .lost: "lost"
        case .left: "left"
        }
      let deadline = life.deadline.map { "\(Int(($0 - now) / .seconds(1)))" } ?? "-"
      return ([state, deadline, life.isInUse ? "used" : "unused"] + actions.map { "\($0)" }).joined(separator: " ")
    }

    @Test("each event leads to a state, a deadline and actions")
    func table() {
      expectEqual(line(), "unopened 60 unused")
      expectEqual(line(.connected), "connected - used")
      expectEqual(line(.connected, .streamLost), "lost 300 used watchDeadline")
      expectEqual(line(.connected, .left), "left 300 used watchDeadline offerContent")
      expectEqual(line(.connected, .streamLost, .connected), "connected - used")
      expectEqual(line(.connected, .left, .connected), "connected - used")
      expectEqual(line(.left), "unopened 59 unused")
      expectEqual(line(.formPosted), "unopened 300 used")
      expectEqual(line(.continued), "unopened 300 used")
      expectEqual(line(.used), "unopened 59 used")
      expectEqual(line(.connected, .used), "connected - used")
      expectEqual(line(.replacedPage), "unopened 59 used")
    }

    @Test("another document may show a scene whose page was left, or that was lost for long")
    func continuing() {
      var life = TabLife(limits, at: start)
      #expect(!life.mayContinueElsewhere(at: start))
      _ = life.handle(.connected, at: start)
      _ = life.handle(.streamLost, at: start)
      #expect(!life.mayContinueElsewhere(at: start + .seconds(1)))
      #expect(life.mayContinueElsewhere(at: start + TabLife.reconnectionTime + .seconds(1)))
      _ = life.handle(.left, at: start)
      #expect(life.mayContinueElsewhere(at: start))
    }

    @Test("a document that was requested by a reload replaces an older page for a while")
    func replacing() {
      let old = TabLife(limits, at: start)
      let new = TabLife(limits, isReload: true, at: start + .seconds(5))
      #expect(new.mayReplace(old, at: start + .seconds(6)))
      #expect(!new.mayReplace(old, at: start + .seconds(70)))
      #expect(!old.mayReplace(new, at: start + .seconds(6)))
    }
  }
#endif
