import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct UITextFieldTests {
  let screen = InputScene()
  let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
  let listener = Listener()

  init() {
    screen.window.addSubview(field)
    field.delegate = listener
    let listener = listener
    let names: [(UIControl.Event, String)] = [
      (.editingDidBegin, "begin event"), (.editingChanged, "changed"), (.editingDidEnd, "end event"),
      (.primaryActionTriggered, "primary"),
    ]
    for (event, name) in names { field.addAction(UIAction { _ in listener.calls.append(name) }, for: event) }
  }

  final class Listener: NSObject, UITextFieldDelegate {
    var calls: [String] = []
    var allows = true
    var ranges: [NSRange] = []
    func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("began") }
    func textFieldDidEndEditing(_ textField: UITextField) { calls.append("ended") }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      calls.append("return")
      return allows
    }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
      ranges.append(range)
      return allows
    }
  }

  func type(_ text: String) { for character in text { screen.press(.character(character)) } }

  @Test("a font that adapts follows the preferred content size, and another font stays", arguments: [true, false])
  func contentSize(adapts: Bool) throws {
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = adapts
    field.text = "Ada"
    screen.layOut()
    field.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    screen.layOut()
    try expectEqual(#require(field.shownFont).pointSize, adapts ? 33 : 17)
    field.placeholder = "Name"
    let attributes = try #require(field.attributedPlaceholder).attributes(at: 0, effectiveRange: nil)
    try expectEqual(#require(attributes[.font] as? UIFont).pointSize, adapts ? 33 : 17)
  }

  @Test("keys edit the field after a tap, and only users' edits send events")
  func typing() {
    field.text = "a"
    #expect(listener.calls.isEmpty)
    type("x")
    expectEqual(field.text, "a")
    screen.tap(50, 15)
    #expect(field.isEditing)
    type("b")
    screen.connection.send(.text("cd"))
    expectEqual(field.text, "abcd")
    expectEqual(listener.calls, ["began", "begin event", "changed", "changed"])
  }

  @Test("an edited field stays visible when a keyboard on the screen makes the scene lower")
  func lowerScene() {
    let scrollView = UIScrollView(frame: screen.window.bounds)
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let height = scrollView.bounds.height
    scrollView.contentSize = CGSize(width: scrollView.bounds.width, height: height)
    scrollView.contentInset.bottom = 20
    screen.window.addSubview(scrollView)
    scrollView.addSubview(field)
    field.frame.origin.y = height - 60
    let size = screen.window.bounds.size
    let lower = CGSize(width: size.width, height: height - 100)
    screen.connection.send(.resized(lower))
    expectEqual(scrollView.contentOffset.y, 0)
    screen.connection.send(.resized(size))
    field.becomeFirstResponder()
    screen.connection.send(.resized(lower))
    expectEqual(scrollView.contentOffset.y, field.frame.maxY + 20 - lower.height)
  }

  @Test("an edited field stays visible when the size and the safe area of the scene change together")
  func smallerSafeArea() {
    let scrollView = UIScrollView()
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    screen.window.addSubview(scrollView)
    let area = screen.window.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: area.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: area.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: area.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: area.trailingAnchor),
    ])
    screen.layOut()
    let size = screen.window.bounds.size
    scrollView.contentSize = CGSize(width: size.width, height: size.height * 2)
    scrollView.addSubview(field)
    field.frame.origin.y = size.height - 60
    field.becomeFirstResponder()
    screen.scene.configure {
      $0.size.height -= 100
      $0.safeArea.bottom = 60
    }
    screen.layOut()
    expectEqual(scrollView.bounds.height, size.height - 160)
    #expect(field.frame.maxY <= scrollView.bounds.maxY)
    #expect(field.frame.minY >= scrollView.bounds.minY)
  }

  @Test("the traits of a field are in its semantics")
  func textInput() {
    expectEqual(field.makeSemantics()?.textInput, nil)
    field.keyboardType = .numberPad
    field.returnKeyType = .continue
    field.autocapitalizationType = .allCharacters
    field.autocorrectionType = .no
    field.spellCheckingType = .yes
    field.textContentType = .oneTimeCode
    field.isSecureTextEntry = true
    var expected = Semantics.TextInput()
    (expected.keyboard, expected.returnKey, expected.capitalization) = (.digits, .next, .characters)
    (expected.correctsWords, expected.checksSpelling) = (false, true)
    (expected.contentType, expected.isSecret) = ("one-time-code", true)
    let nodes = screen.connection.frame().root.nodes(.textField)
    expectEqual(nodes.map(\.semantics?.textInput), [expected])
  }

  @Test("a field works after its delegate is gone")
  func lostDelegate() {
    do {
      let other = Listener()
      field.delegate = other
    }
    #expect(field.delegate == nil)
    field.becomeFirstResponder()
    type("ab")
    screen.press(.enter)
    expectEqual(field.text, "ab")
  }

  @Test("text set to nil reads as empty")
  func neverNil() {
    field.text = nil
    expectEqual(field.text, "")
  }

  @Test("text that is too wide shrinks to at least the minimum font size, if the field adjusts")
  func fitting() {
    withRuler {
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 68, height: 34))
      field.text = "aaaaaaaaaa"
      field.layoutIfNeeded()
      expectEqual(field.display.font.pointSize, 17)
      field.adjustsFontSizeToFitWidth = true
      field.layoutIfNeeded()
      #expect(field.display.font.pointSize < 13.7)
      #expect(field.display.font.pointSize > 12)
      #expect(field.intrinsicContentSize.width >= 85)
      field.minimumFontSize = 16
      field.layoutIfNeeded()
      expectEqual(field.display.font.pointSize, 16)
      field.text = "a"
      field.layoutIfNeeded()
      expectEqual(field.display.font.pointSize, 17)
    }
  }

  @Test("the insertion point moves by whole characters")
  func insertionPoint() {
    field.text = "ab👨‍👩‍👧c"
    field.becomeFirstResponder()
    screen.press(.left)
    screen.press(.backspace)
    expectEqual(field.text, "abc")
    expectEqual(listener.ranges, [NSRange(location: 2, length: 8)])
    screen.press(.home)
    type("x")
    screen.press(.delete)
    screen.press(.end)
    screen.press(.space)
    type("y")
    expectEqual(field.text, "xbc y")
  }

  @Test("a change that the delegate refuses is not made and sends no event")
  func refused() {
    field.becomeFirstResponder()
    listener.allows = false
    listener.calls = []
    type("x")
    expectEqual(field.text, "")
    #expect(listener.calls.isEmpty)
  }

  @Test("return asks the delegate and ends editing only for editingDidEndOnExit")
  func returnKey() {
    field.becomeFirstResponder()
    listener.calls = []
    screen.press(.enter)
    expectEqual(listener.calls, ["return", "primary"])
    #expect(field.isEditing)
    field.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
    screen.connection.send(.text("\n"))
    #expect(!field.isEditing)
    expectEqual(listener.calls, ["return", "primary", "return", "primary", "ended", "end event"])
  }

  @Test("escape and leaving by arrow keys end editing")
  func leaving() {
    let button = UIButton(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
    screen.window.addSubview(button)
    field.becomeFirstResponder()
    #expect(field.isFocused)
    screen.press(.escape)
    #expect(!field.isEditing)
    screen.press(.enter)
    #expect(field.isEditing)
    screen.press(.down)
    #expect(!field.isEditing)
    #expect(button.isFocused)
  }

  @Test("a field removed from its window ends editing")
  func removed() {
    field.becomeFirstResponder()
    listener.calls = []
    field.removeFromSuperview()
    expectEqual(listener.calls, ["ended", "end event"])
  }

  @Test("endEditing and a drag in a dismissing scroll view end editing")
  func endEditing() {
    let other = UIView()
    screen.window.addSubview(other)
    field.becomeFirstResponder()
    other.endEditing(true)
    #expect(field.isEditing)
    screen.window.endEditing(true)
    #expect(!field.isEditing)
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 100, width: 400, height: 200))
    scrollView.contentSize = CGSize(width: 400, height: 1000)
    scrollView.keyboardDismissMode = .onDrag
    screen.window.addSubview(scrollView)
    field.becomeFirstResponder()
    screen.drag(from: CGPoint(x: 50, y: 250), to: CGPoint(x: 50, y: 150))
    #expect(!field.isEditing)
  }

  @Test("tab moves from field to field and keeps editing")
  func tab() {
    let second = UITextField(frame: CGRect(x: 0, y: 50, width: 200, height: 34))
    screen.window.addSubview(second)
    field.becomeFirstResponder()
    screen.press(.tab)
    #expect(second.isEditing)
    #expect(!field.isEditing)
    screen.press(.tab, .shift)
    #expect(field.isEditing)
  }

  @Test("a host that moves the focus to a field edits it, and one that moves it elsewhere ends editing")
  func hostFocus() {
    let button = UIButton(frame: CGRect(x: 0, y: 50, width: 200, height: 34))
    screen.window.addSubview(button)
    screen.layOut()
    screen.scene.receive(.focused(field.nodeID))
    #expect(field.isEditing)
    screen.scene.receive(.focused(button.nodeID))
    #expect(!field.isEditing)
    #expect(screen.scene.focusEngine.focusedView === button)
  }

  @Test("a host that moves the focus to a search field does not begin a search before something is typed")
  func hostFocusOfSearch() {
    let search = UISearchTextField(frame: CGRect(x: 0, y: 50, width: 200, height: 34))
    screen.window.addSubview(search)
    screen.layOut()
    screen.scene.receive(.focused(field.nodeID))
    screen.scene.receive(.focused(search.nodeID))
    #expect(!field.isEditing)
    #expect(!search.isEditing)
    #expect(screen.scene.focusEngine.focusedView === search)
    screen.scene.receive(.edited(TextEdit(replacing: 0..<0, with: "a", selecting: 1..<1), search.nodeID))
    #expect(search.isEditing)
    expectEqual(search.text, "a")
  }

  @Test("placeholder and secure dots are shown instead of the text")
  func shown() throws {
    field.placeholder = "Name"
    expectEqual(field.display.text, "Name")
    field.text = "secret"
    field.isSecureTextEntry = true
    expectEqual(field.display.text, "••••••")
    let semantics = try #require(field.makeSemantics())
    expectEqual(semantics.role, .textField)
    expectEqual(semantics.label, "Name")
    expectEqual(semantics.value, "••••••")
  }

  @Test("a selection is replaced by typing, and hidden text is not copied")
  func selection() {
    field.text = "secret"
    field.becomeFirstResponder()
    screen.press(.home, .shift)
    expectEqual(field.selectedTextRange?.units, 0..<6)
    type("x")
    expectEqual(field.text, "x")
    expectEqual(listener.ranges, [NSRange(location: 0, length: 6)])
    field.isSecureTextEntry = true
    screen.press(.character("a"), .alternate)
    #expect(!field.editor.canCopy)
    screen.press(.left)
    expectEqual(field.insertionOffset, 0)
    screen.press(.character("z"), .alternate)
    expectEqual(field.text, "secret")
  }

  @Test("a drag of the mouse selects, and line separators become spaces")
  func mouse() {
    field.text = "ab\ncd"
    expectEqual(field.text, "ab cd")
    screen.layOut()
    for (phase, x) in [(PointerEvent.Phase.began, 8), (.moved, 20), (.moved, 32), (.ended, 32)] {
      screen.connection.send(.pointer(PointerEvent(phase, at: CGPoint(x: x, y: 17), kind: .mouse)))
    }
    expectEqual(field.editor.selection, 1..<4)
    screen.layOut()
    #expect(field.caret.isHidden)
  }

  @Test("the end of editing ends the composition")
  func endOfComposition() {
    field.becomeFirstResponder()
    field.setMarkedText("か", selectedRange: NSRange(location: 1, length: 0))
    expectEqual(field.markedTextRange?.units, 0..<1)
    field.resignFirstResponder()
    #expect(field.markedTextRange == nil)
    expectEqual(field.text, "か")
  }

  @Test("a selection beyond composed text is limited to it")
  func selectionBeyondComposition() {
    field.becomeFirstResponder()
    field.setMarkedText("か", selectedRange: NSRange(location: NSNotFound, length: 1))
    expectEqual(field.selectedTextRange?.units, 1..<1)
    field.setMarkedText("かん", selectedRange: NSRange(location: -1, length: 5))
    expectEqual(field.selectedTextRange?.units, 0..<2)
  }

  @Test("backspace at the start reaches a subclass")
  func backspace() {
    final class Field: UITextField {
      var presses = 0
      override func deleteBackward() {
        presses += 1
        super.deleteBackward()
      }
    }
    let code = Field(frame: CGRect(x: 0, y: 100, width: 100, height: 34))
    screen.window.addSubview(code)
    code.becomeFirstResponder()
    screen.press(.backspace)
    code.text = "1"
    screen.press(.backspace)
    expectEqual(code.presses, 2)
    expectEqual(code.text, "")
  }

  @Test("a text of 100,000 characters in one line shows only the part around the insertion point")
  func longText() {
    field.text = String(repeating: "x", count: 100_000)
    field.becomeFirstResponder()
    screen.layOut()
    #expect((field.display.text ?? "").count < 8000)
    #expect(field.caret.frame.maxX <= 200)
    screen.press(.home)
    expectEqual(field.insertionOffset, 0)
  }

  @Test("a field with a round border is 34 points high")
  func height() {
    field.borderStyle = .roundedRect
    expectEqual(field.intrinsicContentSize.height, 34)
  }

  @Test("the clear button removes the text and hides")
  func clearButton() {
    field.clearButtonMode = .always
    expectEqual(field.subviews.contains { $0 is UIButton }, false)
    field.text = "text"
    screen.layOut()
    screen.tap(190, 15)
    expectEqual(field.text, "")
    expectEqual(listener.calls, ["changed"])
    expectEqual(field.subviews.contains { $0 is UIButton }, false)
  }

  @Test("a field without a border is a point and a half higher than its line, and its baseline is that of the text")
  func heightAndBaseline() throws {
    let field = UITextField()
    field.text = "text"
    let label = UILabel()
    label.text = "text"
    expectEqual(field.intrinsicContentSize.height, label.intrinsicContentSize.height + 1.5)
    let size = CGSize(width: 100, height: 40)
    let baseline = try #require(field.baselineOffsetFromTop(in: size))
    try #expect(abs(baseline - #require(label.baselineOffsetFromTop(in: size))) <= 0.5)
    expectEqual(field.baselineOffsetFromBottom(in: size), field.baselineOffsetFromTop(in: size).map { 40 - $0 })
  }
}
