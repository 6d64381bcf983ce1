import Expectations
import Foundation
import RenderTree
import Testing

@testable import WebHost

@Suite struct PageElementTests {
  private func element(_ root: RenderNode, _ id: Int) throws -> PageTwin.Node {
    try #require(try PageNotation.page(root).scene.find("n" + String(id, radix: 36)))
  }

  private func press(_ role: Semantics.Role, _ label: String? = nil, state: Semantics.State = []) -> Semantics {
    Semantics(role: role, label: label, state: state, actions: [.activate])
  }

  @Test("a button is a button that posts its name")
  func button() throws {
    let button = try element(PageNotation.node(1, press(.button, "Add & go")), 1)
    expectEqual(button.name, "button")
    expectEqual(button.attributes["name"], "press")
    expectEqual(button.attributes["value"], "1")
    expectEqual(button.attributes["type"], "submit")
    expectEqual(button.attributes["aria-label"], "Add & go")
    #expect(button.attributes["disabled"] == nil)
    try expectEqual(element(PageNotation.node(1, press(.button, state: .disabled)), 1).attributes["disabled"], "")
  }

  @Test("a label that the element shows is not repeated")
  func shownLabel() throws {
    let button = PageNotation.node(1, press(.button, "Add"), PageNotation.node(2, text: "Add"))
    #expect(try element(button, 1).attributes["aria-label"] == nil)
  }

  @Test("a node that asks for files is covered by the browser's control for them")
  func files() throws {
    let choice = FileChoice(kinds: [".csv", "text/csv"], allowsSeveral: true)
    let semantics = Semantics(role: .button, label: "Import", actions: [.activate, .chooseFiles(choice)])
    let box = try element(PageNotation.node(1, semantics, PageNotation.node(2, text: "Import")), 1)
    expectEqual(box.name, "div")
    let control = try #require(box.first("o"))
    expectEqual(control.name, "input")
    expectEqual(control.attributes["type"], "file")
    expectEqual(control.attributes["accept"], ".csv,text/csv")
    expectEqual(control.attributes["multiple"], "")
    expectEqual(control.attributes["aria-label"], "Import")
    #expect(control.attributes["name"] == nil)
    var disabled = semantics
    disabled.state = .disabled
    try expectEqual(element(PageNotation.node(1, disabled), 1).name, "button")
  }

  @Test("a cell is an item of its list, and its whole content a button")
  func cell() throws {
    var semantics = press(.cell)
    semantics.position = Semantics.Position(index: 4, count: 1000)
    let list = PageNotation.node(
      1, Semantics(role: .list), PageNotation.node(2, semantics, PageNotation.node(3, text: "Plums")))
    let page = try PageNotation.page(list)
    let cell = try #require(page.scene.find("n2"))
    expectEqual(page.scene.find("n1")?.attributes["role"], "list")
    expectEqual(cell.attributes["role"], "listitem")
    expectEqual(cell.attributes["aria-posinset"], "5")
    expectEqual(cell.attributes["aria-setsize"], "1000")
    let button = try #require(cell.first("w"))
    expectEqual(button.name, "button")
    #expect(button.find("n3") != nil)
  }

  @Test("a cell with a control has a button behind its content, which has the name of the rest")
  func cellWithControl() throws {
    let cell = PageNotation.node(
      2, press(.cell), PageNotation.node(3, text: "Plums"), PageNotation.node(4, press(.toggle, "On")))
    let element = try element(PageNotation.node(1, Semantics(role: .list), cell), 2)
    let overlay = try #require(element.first("o"))
    expectEqual(overlay.name, "button")
    expectEqual(overlay.attributes["aria-label"], "Plums")
    #expect(overlay.children.isEmpty)
    expectEqual(element.find("n4")?.name, "button")
    #expect(element.first("w") == nil)
  }

  @Test("no button is inside a button")
  func nestedButtons() throws {
    let inner = PageNotation.node(3, press(.image, "Photo"))
    let page = try PageNotation.page(PageNotation.node(1, press(.button), PageNotation.node(2, press(.text), inner)))
    func depth(_ node: PageTwin.Node, _ buttons: Int) -> Int {
      let buttons = buttons + (node.name == "button" ? 1 : 0)
      return node.children.map { depth($0, buttons) }.max() ?? buttons
    }
    expectEqual(depth(page.scene, 0), 1)
  }

  @Test("switches, sliders, progress, tabs, menus and headings have their roles and states")
  func roles() throws {
    func attributes(_ semantics: Semantics) throws -> [String: String] {
      try element(PageNotation.node(1, semantics), 1).attributes
    }
    var toggle = press(.toggle, "Sound")
    toggle.value = "1"
    try expectEqual(attributes(toggle)["role"], "switch")
    try expectEqual(attributes(toggle)["aria-checked"], "true")
    var slider = Semantics(role: .adjustable, label: "Volume", value: "half")
    slider.range = Semantics.Range(0.5, in: 0...1)
    try expectEqual(attributes(slider)["role"], "slider")
    try expectEqual(attributes(slider)["aria-valuenow"], "0.5")
    try expectEqual(attributes(slider)["aria-valuetext"], "half")
    try expectEqual(attributes(slider)["tabindex"], "0")
    var progress = Semantics(role: .text, label: "Loading")
    progress.range = Semantics.Range(30, in: 0...100)
    try expectEqual(attributes(progress)["role"], "progressbar")
    try expectEqual(attributes(progress)["aria-valuemax"], "100")
    try expectEqual(element(PageNotation.node(1, Semantics(role: .heading, headingLevel: 3)), 1).name, "h3")
    try expectEqual(attributes(Semantics(role: .text, liveness: .polite))["aria-live"], "polite")

    let tabs = PageNotation.node(
      1, Semantics(role: .tabBar), PageNotation.node(2, press(.tab, "Home", state: .selected)),
      PageNotation.node(3, press(.tab, "More")))
    try expectEqual(element(tabs, 1).attributes["role"], "tablist")
    try expectEqual(element(tabs, 2).attributes["aria-selected"], "true")
    try expectEqual(element(tabs, 3).attributes["aria-selected"], "false")
    let menu = PageNotation.node(
      1, Semantics(role: .menu), PageNotation.node(2, press(.menuItem, "Copy")),
      PageNotation.node(3, press(.menuItem, "Bold", state: .checked)))
    try expectEqual(element(menu, 2).attributes["role"], "menuitem")
    try expectEqual(element(menu, 3).attributes["role"], "menuitemcheckbox")
    try expectEqual(element(menu, 3).attributes["aria-checked"], "true")
    #expect(try element(PageNotation.node(1, press(.tab, "Alone")), 1).attributes["role"] == nil)
  }

  @Test("everything beside a modal node is inert")
  func modal() throws {
    let dialog = PageNotation.node(4, Semantics(role: .dialog, label: "Sure?", isModal: true), PageNotation.node(5))
    let page = try PageNotation.page(
      PageNotation.node(
        1, nil, PageNotation.node(2, nil, PageNotation.node(6)), PageNotation.node(3, nil, PageNotation.node(7), dialog)
      ))
    let inert = (1...7).filter { page.scene.find("n\($0)")?.attributes["inert"] != nil }
    expectEqual(inert, [2, 7])
    expectEqual(page.scene.find("n4")?.attributes["role"], "dialog")
    expectEqual(page.scene.find("n4")?.attributes["aria-modal"], "true")
  }

  @Test("a field is an input with its value, its name and its placeholder")
  func field() throws {
    let node = PageNotation.node(
      1, Semantics(role: .textField, label: "Name", value: "a\"<b", actions: [.activate]),
      PageNotation.node(2, text: "a\"<b"))
    let input = try #require(try element(node, 1).first("f"))
    expectEqual(input.name, "input")
    expectEqual(input.attributes["name"], "field-1")
    expectEqual(input.attributes["value"], "a\"<b")
    expectEqual(input.attributes["aria-label"], "Name")
    #expect(input.attributes["placeholder"] == nil)
    let empty = PageNotation.node(
      1, Semantics(role: .searchField, value: "", actions: [.activate]), PageNotation.node(2, text: "Search"))
    let search = try #require(try element(empty, 1).first("f"))
    expectEqual(search.attributes["type"], "search")
    expectEqual(search.attributes["placeholder"], "Search")
  }

  @Test("long text is edited in a text area, hidden text in a password field")
  func otherFields() throws {
    let info = ScrollInfo(
      contentSize: .zero, offset: .zero, minimumOffset: .zero, maximumOffset: .zero, axes: .vertical, revision: 0,
      showsIndicators: [])
    let area = PageNotation.node(1, Semantics(role: .textField, value: "\na\nb", actions: [.activate]), scroll: info)
    let element = try element(area, 1)
    expectEqual(element.first("f")?.name, "textarea")
    expectEqual(element.first("f")?.children.first?.text, "\na\nb")
    #expect(element.first("z") == nil)
    let secret = input(value: "") { $0.isSecret = true }
    try expectEqual(self.element(secret, 1).first("f")?.attributes["type"], "password")
    let dots = input(value: "•••") { _ in }
    try expectEqual(self.element(dots, 1).first("f")?.attributes["type"], "text")
  }

  /// A field with preferences for its keyboard.
  private func input(
    value: String = "", _ change: (inout Semantics.TextInput) -> Void
  ) -> RenderNode {
    var semantics = Semantics(role: .textField, label: "Field", value: value, actions: [.activate])
    var input = Semantics.TextInput()
    change(&input)
    semantics.textInput = input
    return PageNotation.node(1, semantics)
  }

  @Test("the text of an input ends at the pictures and buttons beside it, also where it is longer than the input")
  func sides() throws {
    let picture = RenderNode(
      id: NodeID(rawValue: 2), frame: CGRect(x: 6, y: 8, width: 20, height: 20), content: .drawing(Drawing([])))
    let clear = RenderNode(
      id: NodeID(rawValue: 3), frame: CGRect(x: 270, y: 0, width: 30, height: 36), content: .drawing(Drawing([])),
      semantics: Semantics(role: .button, label: "Clear", actions: [.activate]))
    for (x, left) in [(28, 32), (-50, 26)] {
      let text = RenderNode(
        id: NodeID(rawValue: 4), frame: CGRect(x: x, y: 0, width: 240, height: 36), content: PageNotation.content("abc")
      )
      let field = RenderNode(
        id: NodeID(rawValue: 1), frame: CGRect(x: 0, y: 0, width: 300, height: 36),
        semantics: Semantics(role: .searchField, value: "abc", actions: [.activate]), children: [text, picture, clear])
      try expectEqual(element(field, 1).first("f")?.style["border-width"], "0 30px 0 \(left)px")
    }
  }

  /// The border of a field of 300 points with another child beside its text.
  private func border(beside child: RenderNode) throws -> String? {
    let text = RenderNode(
      id: NodeID(rawValue: 4), frame: CGRect(x: 0, y: 0, width: 300, height: 36), content: PageNotation.content("abc"))
    let field = RenderNode(
      id: NodeID(rawValue: 1), frame: CGRect(x: 0, y: 0, width: 300, height: 36),
      semantics: Semantics(role: .textField, value: "abc", actions: [.activate]), children: [child, text])
    return try element(field, 1).first("f")?.style["border-width"]
  }

  @Test("a picture behind the whole text of an input takes nothing from its width")
  func wideBackground() throws {
    for frame in [CGRect(x: 0, y: 0, width: 300, height: 36), CGRect(x: 2, y: 0, width: 290, height: 36)] {
      let picture = RenderNode(id: NodeID(rawValue: 2), frame: frame, content: .drawing(Drawing([])))
      try expectEqual(border(beside: picture), border(beside: PageNotation.node(2)))
    }
  }

  @Test("a button that has only a title keeps the text of an input beside it")
  func titleButton() throws {
    for (x, border) in [(250, "0 50px 0 4px"), (0, "0 0 0 50px")] {
      let title = RenderNode(
        id: NodeID(rawValue: 3), frame: CGRect(x: 0, y: 0, width: 50, height: 36), content: PageNotation.content("Go"))
      let button = RenderNode(
        id: NodeID(rawValue: 2), frame: CGRect(x: x, y: 0, width: 50, height: 36),
        semantics: Semantics(role: .button, actions: [.activate]), children: [title])
      try expectEqual(self.border(beside: button), border)
    }
  }

  @Test("a field tells a phone its keys, its return key, its capitals, its corrections and its meaning")
  func keyboards() throws {
    let node = input {
      ($0.keyboard, $0.returnKey, $0.capitalization) = (.digits, .done, .none)
      ($0.correctsWords, $0.checksSpelling, $0.contentType) = (false, false, "postal-code")
    }
    let attributes = try #require(try element(node, 1).first("f")).attributes
    let names = ["inputmode", "enterkeyhint", "autocapitalize", "autocorrect", "spellcheck", "autocomplete"]
    expectEqual(names.map { attributes[$0] }, ["numeric", "done", "none", "off", "false", "postal-code"])
    let plain = try #require(try element(input { _ in }, 1).first("f")).attributes
    expectEqual(names.map { plain[$0] }, [nil, nil, nil, nil, nil, "off"])
  }

  @Test(
    "a meaning that browsers do not know gives no suggestions",
    arguments: [
      ("password", "current-password"), ("new-password", "new-password"), ("one-time-code", "one-time-code"),
      ("username", "username"), ("location", "off"), ("flight-number", "off"), ("\" onfocus=\"", "off"),
    ])
  func meanings(_ meaning: String, _ expected: String) throws {
    let node = input { $0.contentType = meaning }
    try expectEqual(element(node, 1).first("f")?.attributes["autocomplete"], expected)
  }

  @Test("text that can't be edited is shown, not put into a field")
  func readOnly() throws {
    let text = try element(PageNotation.node(1, Semantics(role: .textField, value: "abc"), text: "abc"), 1)
    #expect(text.first("f") == nil)
    expectEqual(text.first("t")?.children.map(\.text), ["abc"])
    expectEqual(text.attributes["role"], "textbox")
    expectEqual(text.attributes["aria-readonly"], "true")
  }

  @Test("only boxes that hide what is behind them take clicks")
  func opaque() throws {
    let clear = RenderColor(red: 1, green: 1, blue: 1, alpha: 0.9)
    let page = try PageNotation.page(
      PageNotation.node(
        1, nil, PageNotation.node(2, style: BoxStyle(background: .white)),
        PageNotation.node(3, style: BoxStyle(background: clear))))
    expectEqual(page.scene.find("n2")?.style["pointer-events"], "auto")
    #expect(page.scene.find("n3")?.style["pointer-events"] == nil)
  }

  @Test("a changed value is a patch of the field alone")
  func fieldPatch() throws {
    func frame(_ value: String) -> Frame {
      PageNotation.frame(
        PageNotation.node(1, Semantics(role: .textField, label: "Name", value: value, state: .editing)))
    }
    var encoder = PageNotation.encoder()
    _ = encoder.tree(for: frame("ab"))
    let message = encoder.patches(to: frame("abc"))
    expectEqual(message?.patches, [.field("1", FieldText("abc"), nil)])
  }

  @Test("a changed range of a long text is a patch of that range")
  func fieldRange() throws {
    func frame(_ text: String, _ revision: Int, _ recent: [FieldText.Change]) -> Frame {
      var semantics = Semantics(role: .textField, label: "Name", state: .editing)
      let units = Array(text.utf16)
      semantics.fieldText = FieldText(
        source: NodeID(rawValue: 5), revision: revision, length: units.count, recent: recent[...]
      ) { String(decoding: units[$0], as: UTF16.self) }
      return PageNotation.frame(PageNotation.node(1, semantics))
    }
    let old = String(repeating: "a", count: 1000)
    var encoder = PageNotation.encoder()
    _ = encoder.tree(for: frame(old, 3, []))
    let insertion = FieldText.Change(replacing: 500..<500, length: 1)
    let new = old.prefix(500) + "b" + old.suffix(500)
    let message = encoder.patches(to: frame(String(new), 4, [insertion]))
    expectEqual(message?.patches.map(\.json), ["[9,\"1\",4,[500,500,\"b\"]]"])
  }

  @Test("text is text, whatever it contains")
  func escaping() throws {
    let hostile = "</div><script>alert('x')</script>\u{202E}&amp;\""
    let label = hostile.replacing("\u{202E}", with: "")
    let node = PageNotation.node(
      1, Semantics(role: .button, label: hostile, hint: hostile, identifier: hostile, actions: [.activate]),
      text: label)
    let element = try element(node, 1)
    expectEqual(element.attributes["aria-description"], label)
    expectEqual(element.attributes["data-testid"], label)
    expectEqual(element.children.count, 1)
    expectEqual(element.first("c")?.children.map(\.text), [label])
  }

  @Test("each direction of a mixed line is isolated")
  func bidi() throws {
    let element = try element(PageNotation.node(1, text: "abc שלום"), 1)
    let content = try #require(element.first("c"))
    expectEqual(content.children.map(\.name), ["bdi", "bdo"])
    expectEqual(content.children.last?.attributes["dir"], "rtl")
  }

  @Test("a line is the border of a box of one point, which ends where the line does")
  func lines() throws {
    func style(_ frame: CGRect) throws -> [String: String] {
      try element(PageNotation.node(1, nil, PageNotation.node(2, frame: frame, style: BoxStyle(background: .black))), 2)
        .style
    }
    try expectEqual(
      style(CGRect(x: 16, y: 47.67, width: 300, height: 0.33)),
      [
        "left": "16px", "top": "46.94px", "width": "300px", "height": "1px", "border-bottom": ".33px solid #000",
        "pointer-events": "auto",
      ])
    try expectEqual(
      style(CGRect(x: 0, y: 0, width: 300, height: 0.5)),
      [
        "left": "0", "top": "0", "width": "300px", "height": "1px", "border-top": ".5px solid #000",
        "pointer-events": "auto",
      ])
    try expectEqual(
      style(CGRect(x: 319.5, y: 0, width: 0.5, height: 44)),
      [
        "left": "318.94px", "top": "0", "width": "1px", "height": "44px", "border-right": ".5px solid #000",
        "pointer-events": "auto",
      ])
    try expectEqual(style(CGRect(x: 0, y: 0, width: 300, height: 1.5))["background"], "#000")
    try expectEqual(style(CGRect(x: 0, y: 0, width: 300, height: 0))["background"], "#000")
  }

  @Test("numbers that are none give positions that a browser takes")
  func numbers() throws {
    let frame = CGRect(x: CGFloat.nan, y: -CGFloat.infinity, width: 1e300, height: 0.004)
    let element = try element(PageNotation.node(1, frame: frame), 1)
    expectEqual(element.style, ["left": "0", "top": "-1000000000px", "width": "1000000000px", "height": "0"])
    expectEqual([0.5, -0.25, 12, -0.001, 100.456].map { PageNumber.text($0) }, [".5", "-.25", "12", "0", "100.46"])
    expectEqual([0.5, -1, 0.00001, -12.5].map { PageNumber.factor($0) }, ["0.5", "-1", "0.00001", "-12.5"])
  }
}
