import Expectations
import RenderTree
import Testing

@testable import WebHost

@Suite struct PageHistoryTests {
  /// A history whose user uses the app, drawn as its entries with a star at the current one.
  private struct Drawn {
    var history = PageHistory(at: "/")
    var change: PageHistory.Change?
    var move: PageHistory.Move?

    init() { history.noteAction() }

    mutating func show(_ steps: UInt64..., at address: String = "/") {
      change = history.show(Drawn.place(steps), address)
    }

    mutating func visit(_ entry: Int?, _ address: String = "/") { move = history.visit(entry, address: address) }

    mutating func misses(_ steps: [UInt64], _ address: String) -> Bool {
      history.missesAddress(at: Drawn.place(steps), address)
    }

    static func place(_ steps: [UInt64]) -> ScenePlace { ScenePlace(steps.map { .page($0) }) }

    var drawing: String {
      history.entries.enumerated().map { index, entry in
        let steps = entry.place.steps.map { if case .page(let number) = $0 { "\(number)" } else { "?" } }
        return "[\(steps.joined(separator: " "))\(index == history.index ? "*" : "")]"
      }
      .joined(separator: " ")
    }
  }

  @Test("a page that is pushed is an entry, also without an address")
  func push() {
    var drawn = Drawn()
    drawn.show(1)
    expectEqual(drawn.drawing, "[] [1*]")
    expectEqual(drawn.change, .push("/", entry: 1))
    drawn.show(1, 2, at: "/two")
    expectEqual(drawn.drawing, "[] [1] [1 2*]")
    expectEqual(drawn.change, .push("/two", entry: 2))
  }

  @Test("going back in the app goes back in the browser")
  func backInApp() {
    var drawn = Drawn()
    drawn.show(1)
    drawn.show(1, 2)
    drawn.show()
    expectEqual(drawn.drawing, "[*] [1] [1 2]")
    expectEqual(drawn.change, .go(-2, "/", entry: 0))
  }

  @Test("going back in the browser goes back in the app")
  func backInBrowser() {
    var drawn = Drawn()
    drawn.show(1)
    drawn.visit(0)
    expectEqual(drawn.move, .place(ScenePlace()))
    drawn.show()
    expectEqual(drawn.change, nil)
    expectEqual(drawn.drawing, "[*] [1]")
  }

  @Test("an app that refuses to go back brings the browser to where it was")
  func refusal() {
    var drawn = Drawn()
    drawn.show(1)
    drawn.visit(0)
    drawn.show(1)
    expectEqual(drawn.change, .go(1, "/", entry: 1))
    expectEqual(drawn.drawing, "[] [1*]")
  }

  @Test("going back in the app to a place without an entry leaves no entry that can't be gone to")
  func unknownPlaceBefore() {
    var drawn = Drawn()
    drawn.show(1)
    drawn.show(1, 2, 3, at: "/three")
    drawn.show(1, 2, 3, 4)
    drawn.show(1, 2, at: "/two")
    expectEqual(drawn.drawing, "[] [1] [1 2*] [1 2 3 4]")
    expectEqual(drawn.change, .go(-1, "/two", entry: 2))
    drawn.show(1, 2, 5)
    drawn.show(1, at: "/other")
    expectEqual(drawn.drawing, "[] [1] [1*] [1 2 5]")
    drawn.visit(1)
    expectEqual(drawn.move, .address("/"))
  }

  @Test("going back to a place that is gone goes back to the one that the app shows")
  func placeThatIsGone() {
    var drawn = Drawn()
    drawn.show(1)
    drawn.show(2)
    drawn.visit(1)
    expectEqual(drawn.move, .place(Drawn.place([1])))
    drawn.show()
    expectEqual(drawn.drawing, "[*] [1] [2]")
    expectEqual(drawn.change, .go(-1, "/", entry: 0))
  }

  @Test("going forward to a place that the app can't show again turns back, and says so")
  func turningBack() {
    var drawn = Drawn()
    drawn.show(1)
    drawn.show(1, 2)
    drawn.visit(1)
    drawn.show(1)
    drawn.visit(2)
    expectEqual(drawn.move, .place(Drawn.place([1, 2])))
    drawn.show(1)
    expectEqual(drawn.change, .turnBack(-1, "/", entry: 1))
    expectEqual(drawn.drawing, "[] [1*] [1 2]")
  }

  @Test("going forward to a place that the app shows by another page replaces the entry, and Back leaves that page")
  func otherPage() {
    var drawn = Drawn()
    drawn.show(1)
    drawn.show(1, 2)
    drawn.visit(1)
    drawn.show(1)
    drawn.visit(2)
    drawn.show(1, 3)
    expectEqual(drawn.change, nil)
    expectEqual(drawn.drawing, "[] [1] [1 3*]")
    drawn.visit(1)
    expectEqual(drawn.move, .place(Drawn.place([1])))
    drawn.show(1)
    expectEqual(drawn.change, nil)
  }

  @Test("a place before the user has done anything replaces the entry")
  func replacement() {
    var history = PageHistory(at: "/")
    expectEqual(history.show(Drawn.place([1]), "/a"), .replace("/a", entry: 0))
    expectEqual(history.entries.count, 1)
  }

  @Test("a new place after going back cuts off what was ahead")
  func cut() {
    var drawn = Drawn()
    drawn.show(1)
    drawn.visit(0)
    drawn.show()
    drawn.history.noteAction()
    drawn.show(2)
    expectEqual(drawn.drawing, "[] [2*]")
  }

  @Test("going forward opens the address of the entry, because its place is gone")
  func forward() {
    var drawn = Drawn()
    drawn.show(1, at: "/one")
    drawn.visit(0)
    drawn.show()
    drawn.visit(1)
    expectEqual(drawn.move, .address("/one"))
  }

  @Test("an address that follows later than its place changes no entry, so that the browser may go forward at once")
  func lateAddress() {
    var drawn = Drawn()
    drawn.show(1, at: "/one")
    drawn.visit(0)
    drawn.show(at: "/one")
    expectEqual(drawn.change, nil)
    expectEqual(drawn.history.address, "/")
    drawn.visit(1)
    expectEqual(drawn.move, .address("/one"))
    drawn.show(2, at: "/one")
    expectEqual(drawn.change, nil)
    expectEqual(drawn.drawing, "[] [2*]")
  }

  @Test("going back to another address at the same place opens the address")
  func addresses() {
    var drawn = Drawn()
    drawn.show(at: "/one")
    drawn.visit(0)
    expectEqual(drawn.move, .address("/"))
  }

  @Test("going back to a place in which the app goes on to show other content opens the address of the entry")
  func missedAddress() {
    var drawn = Drawn()
    drawn.show(1, at: "/example")
    drawn.show(1, 2, at: "/source/file")
    drawn.visit(1, "/example")
    expectEqual(drawn.move, .place(Drawn.place([1])))
    // The app has left the page, and says later what it shows.
    expectEqual(drawn.misses([1], "/source/file"), false)
    drawn.show(1, at: "/source/file")
    expectEqual(drawn.misses([1], "/source"), true)
    expectEqual(drawn.history.address, "/example")
    // Once: an app that stays there changes the entry.
    expectEqual(drawn.misses([1], "/source"), false)
    drawn.show(1, at: "/source")
    expectEqual(drawn.change, .replace("/source", entry: 1))
  }

  @Test("an entry of another process opens its address")
  func unknown() {
    var drawn = Drawn()
    drawn.visit(7, "/seven")
    expectEqual(drawn.move, .address("/seven"))
    drawn.history.noteAction()
    drawn.show(1)
    expectEqual(drawn.change, .push("/", entry: 8))
  }

  @Test("a page that is loaded again stays at its entry")
  func reload() {
    var drawn = Drawn()
    drawn.show(1)
    drawn.history.load(at: 1)
    expectEqual(drawn.drawing, "[] [1*]")
  }

  @Test("the oldest entries are forgotten")
  func capacity() {
    var drawn = Drawn()
    for number in 1...UInt64(PageHistory.capacity + 5) { drawn.show(number) }
    expectEqual(drawn.history.entries.count, PageHistory.capacity)
    expectEqual(drawn.change, .push("/", entry: PageHistory.capacity + 5))
  }

  // MARK: After a restart

  private static func entry(_ outline: String, _ address: String = "/") -> PageHistory.Entry {
    PageHistory.Entry(place: ScenePlace(), address: address, outline: PlaceOutline(outline))
  }

  @Test("a page of an earlier process goes back to the places of its entries")
  func restart() {
    var drawn = Drawn()
    drawn.history = PageHistory(at: "/")
    drawn.history.load(at: 7, trail: [Self.entry(""), Self.entry("p"), Self.entry("pp")])
    // The app comes back with its pages one after the other, and with other numbers.
    drawn.show()
    drawn.show(8)
    drawn.show(8, 9)
    expectEqual(drawn.drawing, "[] [8] [8 9*]")
    drawn.visit(6)
    expectEqual(drawn.move, .place(Drawn.place([8])))
    drawn.show(8)
    drawn.visit(5)
    expectEqual(drawn.move, .place(ScenePlace()))
    drawn.show()
    expectEqual(drawn.drawing, "[*] [8] [8 9]")
  }

  @Test("going back in the app after a restart goes back in the browser")
  func restartAndBackInApp() {
    var drawn = Drawn()
    drawn.history = PageHistory(at: "/")
    drawn.history.load(at: 2, trail: [Self.entry(""), Self.entry("p"), Self.entry("pp")])
    drawn.show(8, 9)
    drawn.history.noteAction()
    drawn.show(8)
    expectEqual(drawn.change, .go(-1, "/", entry: 1))
  }

  @Test("an entry of an earlier process whose place is not on the way is opened by its address")
  func restartElsewhere() {
    var drawn = Drawn()
    drawn.history = PageHistory(at: "/")
    drawn.history.load(at: 1, trail: [Self.entry("ps", "/sheet"), Self.entry("p")])
    drawn.show(8)
    drawn.visit(0, "/sheet")
    expectEqual(drawn.move, .address("/sheet"))
  }

  @Test("tabs of a bar that is loaded after its page belong to the page's entry, and are no step of the user")
  func lateTabs() {
    var history = PageHistory(at: "/")
    history.noteAction()
    _ = history.show(ScenePlace([.page(1)]), "/a")
    expectEqual(history.show(ScenePlace([.page(1), .tab(0, of: 2)]), "/a"), .replace("/a", entry: 1))
    expectEqual(history.entries.map(\.place.steps), [[], [.page(1), .tab(0, of: 2)]])
    // The user has gone on before the bar was seen.
    _ = history.show(ScenePlace([.page(3)]), "/b")
    _ = history.show(ScenePlace([.page(3), .tab(0, of: 4), .sheet(5)]), "/b")
    expectEqual(history.entries.last?.place.steps, [.page(3), .tab(0, of: 4), .sheet(5)])
    expectEqual(history.entries.dropLast().last?.place.steps, [.page(3), .tab(0, of: 4)])
  }

  @Test("places to which an app did not come back are passed over on the way back")
  func restartAtEarlierPlace() {
    var drawn = Drawn()
    drawn.history = PageHistory(at: "/")
    drawn.history.load(at: 3, trail: ["", "p", "pp", "ppp"].map { Self.entry($0) })
    // The app shows the second place only.
    drawn.show(8)
    drawn.visit(2)
    expectEqual(drawn.move, .place(ScenePlace()))
    drawn.show()
    expectEqual(drawn.change, .go(-2, "/", entry: 0))
    expectEqual(drawn.history.index, 0)
  }

  @Test("entries that a page has kept do not count if the server knows its entry, and never begin below 0")
  func restartWithKnownEntry() {
    var drawn = Drawn()
    drawn.show(1)
    drawn.history.load(at: 1, trail: [Self.entry("s"), Self.entry("p")])
    expectEqual(drawn.drawing, "[] [1*]")
    drawn.history.load(at: 3, trail: (0..<9).map { _ in Self.entry("") })
    expectEqual(drawn.history.entries.count, 4)
    expectEqual(drawn.history.index, 3)
    drawn.history.load(at: 9)
    expectEqual(drawn.history.entries.count, 1)
    expectEqual(drawn.history.entry, 9)
  }

  @Test("the outline of a place has the kinds of its steps, and finds them in a place of another process")
  func outlines() {
    let place = ScenePlace([.tab(2, of: 7), .page(8), .sheet(9)])
    let edited = ScenePlace(place.steps + [.editing(10)])
    expectEqual(PlaceOutline("t2pse").place(before: edited), edited)
    expectEqual(PlaceOutline(edited).text, "t2pse")
    expectEqual(PlaceOutline(place).text, "t2ps")
    expectEqual(PlaceOutline("t2p").place(before: place), ScenePlace([.tab(2, of: 7), .page(8)]))
    expectEqual(PlaceOutline("").place(before: place), ScenePlace())
    expectEqual(PlaceOutline("t2ps").place(before: place), place)
    // What was open in a tab that is not selected is not known.
    expectEqual(PlaceOutline("t0pp").place(before: place), ScenePlace([.tab(0, of: 7)]))
    for outline in ["t2s", "p", "t2psp", "t", "tx", "t99999999999999999999", "?"] {
      #expect(PlaceOutline(outline).place(before: place) == nil)
    }
  }
}
