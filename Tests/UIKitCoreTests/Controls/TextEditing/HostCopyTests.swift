import Expectations
import Foundation
import RenderTree
import SeededRandomness
import Testing

@testable import UIKitCore

@MainActor
@Suite struct HostCopyTests {
  private let words = ["a", "bc ", "é", "e\u{301}", "😀", "\n", "\r\n", "漢字", "ا", ""]

  private func text(_ length: Int, _ randomness: inout Randomness) -> String {
    var text = ""
    while text.utf16.count < length { text += words.randomElement(using: &randomness) ?? "" }
    return text
  }

  /// The text as the fields of browsers have it.
  private func normal(_ text: String) -> String {
    text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
  }

  /// A place between two characters of a copy.
  private func place(_ field: CopiedField, _ randomness: inout Randomness) -> Int {
    guard !field.text.isEmpty else { return 0 }
    var place = randomness.next(below: field.text.count + 1)
    if place < field.text.count, UTF16.isTrailSurrogate(field.text[place]) { place -= 1 }
    return place
  }

  private func edit(_ field: inout CopiedField, _ randomness: inout Randomness) {
    let (a, b) = (place(field, &randomness), place(field, &randomness))
    let isShort = randomness.next(below: 4) > 0
    let range = isShort ? min(a, b)..<min(a, b) : min(a, b)..<min(max(a, b), min(a, b) + 40)
    let whole = range.upperBound < field.text.count && UTF16.isTrailSurrogate(field.text[range.upperBound])
    // The copy has no carriage returns.
    let new = normal(words.randomElement(using: &randomness) ?? "")
    field.replace(range.lowerBound..<(range.upperBound + (whole ? 1 : 0)), with: new)
  }

  @Test("edits of a copy make the same text in the app", arguments: [0, 1, 50, 5_000, 40_000])
  func alone(length: Int) {
    var randomness = Randomness(seed: length)
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    view.text = text(length, &randomness)
    var field = CopiedField(view.editor.fieldText)
    for round in 0..<100 {
      edit(&field, &randomness)
      field.commit()
      field.deliver(to: view.editor)
      field.take(view.editor.fieldText)
      guard normal(view.text) == field.string else {
        Issue.record("length \(length), round \(round)")
        return
      }
    }
  }

  @Test("a copy of two million characters is edited at its start, its middle and its end")
  func long() {
    let line = "All work and no play makes a long text.\n"
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    view.text = String(repeating: line, count: 2_000_000 / line.utf16.count)
    var field = CopiedField(view.editor.fieldText)
    for place in [0, field.text.count / 2, field.text.count] {
      field.replace(place..<place, with: "new")
      field.commit()
      field.deliver(to: view.editor)
      field.take(view.editor.fieldText)
    }
    #expect(view.text == field.string)
    expectEqual(view.editor.document.length, field.text.count)
  }

  // MARK: Large texts

  /// The longest text of one edit of a page: its script sends a longer one in parts.
  private static let part = 65_536
  /// The longest text in these tests.
  private static let longest = 2_000_000

  /// A text with many characters of two units, of an exact length.
  private func units(_ length: Int, from start: Int = 0) -> [UInt16] {
    let line = Array((String(repeating: "😀😀a", count: 12) + "漢\n").utf16)
    var units: [UInt16] = []
    units.reserveCapacity(length + line.count)
    units += line.dropFirst(start % line.count)
    while units.count < length { units += line }
    units.removeLast(units.count - length)
    if let first = units.first, UTF16.isTrailSurrogate(first) { units[0] = 0x78 }
    if let last = units.last, UTF16.isLeadSurrogate(last) { units[length - 1] = 0x78 }
    return units
  }

  private func string(_ units: some Collection<UInt16>) -> String { String(decoding: units, as: UTF16.self) }

  /// The nearest place before or at another one that is between two characters.
  private func whole(_ place: Int, in text: [UInt16]) -> Int {
    place < text.count && UTF16.isTrailSurrogate(text[place]) ? place - 1 : place
  }

  /// The edits by which a page's script tells a replacement, in parts that end between two characters.
  private func parts(replacing range: Range<Int>, with new: [UInt16], base: Int) -> [TextEdit] {
    var edits: [TextEdit] = []
    var start = 0
    repeat {
      var end = min(start + Self.part, new.count)
      if end < new.count { end = whole(end, in: new) }
      let place = range.lowerBound + start
      edits.append(
        TextEdit(
          replacing: place..<(start == 0 ? range.upperBound : place), with: string(new[start..<end]),
          selecting: (range.lowerBound + end)..<(range.lowerBound + end), base: base))
      start = end
    } while start < new.count
    return edits
  }

  /// A random replacement of the page: of nothing, some characters, or many, by up to three parts.
  private func replacement(in text: [UInt16], _ randomness: inout Randomness) -> (range: Range<Int>, new: [UInt16]) {
    let start = whole(randomness.next(below: text.count + 1), in: text)
    let length = [0, 0, 3, 40, Self.part, 200_000].randomElement(using: &randomness) ?? 0
    let end = max(start, whole(min(start + length, text.count), in: text))
    let sizes = [0, 1, 2, 40, Self.part - 1, Self.part, Self.part + 1, 2 * Self.part + 1]
    let room = max(0, Self.longest - text.count + end - start)
    let size = min(sizes.randomElement(using: &randomness) ?? 0, room)
    return (start..<end, units(size, from: randomness.next(below: 60)))
  }

  /// A random replacement of the app that is near a range but does not touch it; nil where there is no room.
  private func neighbor(
    of range: Range<Int>, in text: [UInt16], _ randomness: inout Randomness
  ) -> (range: Range<Int>, new: String)? {
    let isBefore = randomness.next(below: 2) == 0
    let low = isBefore ? max(0, range.lowerBound - 5_000) : range.upperBound + 1
    let high = isBefore ? range.lowerBound - 1 : min(text.count, range.upperBound + 5_000)
    guard low < high else { return nil }
    let start = whole(low + randomness.next(below: high - low), in: text)
    let end = whole(min(start + randomness.next(below: 4), high), in: text)
    guard start >= low, end >= start else { return nil }
    return (start..<end, ["", "b", "😀", "one\ntwo"].randomElement(using: &randomness) ?? "")
  }

  /// True if a field has the text of a copy around some places.
  private func agrees(_ field: FieldText, with copy: [UInt16], around places: [Int]) -> Bool {
    field.length == copy.count
      && places.allSatisfy { place in
        let middle = min(place, copy.count)
        let range = whole(max(0, middle - 100), in: copy)..<whole(min(middle + 100, copy.count), in: copy)
        return field.string(in: range) == string(copy[range])
      }
  }

  @Test(
    "edits of up to two million units, in parts and beside the app's own, make the text of a plain copy",
    arguments: [0, 65_536, 300_000, 2_000_000])
  func large(length: Int) {
    var randomness = Randomness(seed: length)
    var copy = units(length)
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    view.text = string(copy)
    var server = copy
    var last = view.editor.fieldText
    for round in 0..<10 {
      let (range, new) = replacement(in: copy, &randomness)
      let own = neighbor(of: range, in: copy, &randomness)
      let edits = parts(replacing: range, with: new, base: last.revision)
      let turn = randomness.next(below: edits.count + 1)
      for index in 0...edits.count {
        if index == turn, let own {
          // Behind the page's edit, places are as far from the end as they were.
          let shift = own.range.lowerBound < range.lowerBound ? 0 : view.editor.document.length - copy.count
          view.editor.replace(
            (own.range.lowerBound + shift)..<(own.range.upperBound + shift), with: TextFragment(own.new))
        }
        if index < edits.count { view.editor.receive(edits[index]) }
      }
      // The edit that is farther behind is made first, so that the places of the other one hold.
      var both = [(range: range, new: new)]
      if let own { both.append((range: own.range, new: Array(own.new.utf16))) }
      both.sort { $0.range.lowerBound > $1.range.lowerBound }
      for each in both { copy.replaceSubrange(each.range, with: each.new) }
      let field = view.editor.fieldText
      guard let change = field.change(since: last) else {
        Issue.record("length \(length), round \(round): no change is known")
        return
      }
      server.replaceSubrange(change.range, with: Array(field.string(in: change.newRange).utf16))
      last = field
      let places = [0, range.lowerBound, range.lowerBound + new.count, own?.range.lowerBound ?? 0, copy.count]
      guard agrees(field, with: copy, around: places), server.count == copy.count else {
        Issue.record("length \(length), round \(round): \(range) by \(new.count) units, the app \(own?.range as Any)")
        return
      }
    }
    // The texts themselves would fill a report.
    let (isShown, isKnown) = (last.string == string(copy), server == copy)
    #expect(isShown, "length \(length): the app has another text")
    #expect(isKnown, "length \(length): the changes lead the page to another text")
  }

  @Test("a part of a long edit ends before a character that crosses its border, and the whole arrives")
  func border() {
    let (view, _) = view("start end")
    let new = Array((String(repeating: "a", count: Self.part - 1) + "😀" + String(repeating: "b", count: 9)).utf16)
    let edits = parts(replacing: 6..<6, with: new, base: view.editor.fieldText.revision)
    expectEqual(edits.map { $0.replacement.utf16.count }, [Self.part - 1, 11])
    for edit in edits { view.editor.receive(edit) }
    expectEqual(view.text.utf16.count, 9 + new.count)
    let isWhole = view.text == "start " + string(new) + "end"
    #expect(isWhole)
    expectEqual(view.editor.selection, (6 + new.count)..<(6 + new.count))
  }

  // MARK: Both sides

  @Test("both sides that edit at once come to one text, with composition and undo", arguments: 0..<30)
  func together(seed: Int) {
    var randomness = Randomness(seed: seed)
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    view.text = text([0, 10, 200, 3_000][seed % 4], &randomness)
    var field = CopiedField(view.editor.fieldText)
    for _ in 0..<150 {
      switch randomness.next(below: 10) {
      case 0...2: edit(&field, &randomness)
      case 3: field.commit()
      case 4: field.deliver(to: view.editor)
      case 5: field.take(view.editor.fieldText)
      case 6: field.isComposing.toggle()
      case 7:
        let length = view.editor.document.length
        let start = view.editor.document.characterStart(at: randomness.next(below: length + 1))
        view.editor.replace(start..<start, with: TextFragment(words.randomElement(using: &randomness) ?? ""))
      case 8: if view.editor.undoManager.canUndo { view.editor.undoManager.undo() }
      default: if randomness.next(below: 10) == 0 { view.text = text(20, &randomness) }
      }
    }
    field.isComposing = false
    while field.waits {
      field.commit()
      field.deliver(to: view.editor)
      field.take(view.editor.fieldText)
    }
    field.take(view.editor.fieldText)
    expectEqual(field.string, normal(view.text), "seed \(seed)")
  }

  private func view(_ text: String) -> (UITextView, CopiedField) {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    view.text = text
    return (view, CopiedField(view.editor.fieldText))
  }

  @Test("an edit stands at its place after the app has inserted text before it")
  func moved() {
    var (view, field) = view("one two")
    field.replace(7..<7, with: "!")
    field.commit()
    view.editor.replace(0..<0, with: TextFragment("zero "))
    field.deliver(to: view.editor)
    expectEqual(view.text, "zero one two!")
    field.take(view.editor.fieldText)
    expectEqual(field.string, "zero one two!")
  }

  @Test("an edit that the delegate refuses is gone from the copy, and later ones stand at their places")
  func refused() {
    var (view, field) = view("ab")
    let delegate = NoDigits()
    view.delegate = delegate
    field.replace(1..<1, with: "1")
    field.commit()
    field.replace(3..<3, with: "c")
    field.commit()
    field.deliver(to: view.editor)
    field.deliver(to: view.editor)
    field.take(view.editor.fieldText)
    expectEqual(view.text, "abc")
    expectEqual(field.string, "abc")
  }

  @Test("a change that makes the text longer than the limit is refused")
  func limit() {
    let (view, _) = view("abc")
    view.editor.receive(TextEdit(replacing: 3..<3, with: "de", selecting: 5..<5), longest: 4)
    expectEqual(view.text, "abc")
    view.editor.receive(TextEdit(replacing: 3..<3, with: "d", selecting: 4..<4), longest: 4)
    expectEqual(view.text, "abcd")
  }

  @Test("hidden text is dots in the copy, as many as it has units")
  func hidden() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    field.isSecureTextEntry = true
    field.text = "a😀"
    expectEqual(field.editor.fieldText.string, "•••")
  }

  @Test("edits outside of the text, and between the halves of a character, do no harm")
  func hostile() {
    let (view, _) = view("😀")
    view.editor.receive(TextEdit(replacing: 1..<1, with: "x", selecting: 90..<99, base: 77))
    view.editor.receive(TextEdit(replacing: 50..<90, with: "y", selecting: 0..<0, base: 0))
    #expect(view.text.contains("y"))
  }
}

private final class NoDigits: NSObject, UITextViewDelegate {
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    !text.contains(where: \.isNumber)
  }
}
