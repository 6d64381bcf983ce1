import Expectations
import RenderTree
import SeededRandomness
import Testing

@Suite struct FieldTextTests {
  private typealias Change = FieldText.Change

  private func apply(_ change: Change, _ text: String, to units: [Character]) -> [Character] {
    var units = units
    units.replaceSubrange(change.range, with: Array(text))
    return units
  }

  private func change(_ length: Int, _ letter: Character, _ randomness: inout Randomness) -> (Change, String) {
    let start = randomness.next(below: length + 1)
    let end = start + randomness.next(below: length - start + 1)
    let text = String(repeating: letter, count: randomness.next(below: 4))
    return (Change(replacing: start..<end, length: text.count), text)
  }

  @Test("changes that are joined have the effect of all of them", arguments: 0..<20)
  func joining(seed: Int) {
    var randomness = Randomness(seed: seed)
    for round in 0..<100 {
      let old = Array("abcdefghij".prefix(randomness.next(below: 11)))
      var new = old
      var changes: [Change] = []
      for letter in "VWXYZ".prefix(randomness.next(below: 6)) {
        let (change, text) = change(new.count, letter, &randomness)
        changes.append(change)
        new = apply(change, text, to: new)
      }
      let joined = Change(joining: changes)
      let text = String(new[joined.newRange])
      expectEqual(apply(joined, text, to: old), new, "seed \(seed), round \(round)")
    }
  }

  @Test(
    "two changes at once lead to texts of one length in both orders, and each keeps its own insertion",
    arguments: 0..<20)
  func concurrency(seed: Int) {
    var randomness = Randomness(seed: seed)
    for round in 0..<200 {
      let old = Array("abcdefgh".prefix(randomness.next(below: 9)))
      let (own, ownText) = change(old.count, "O", &randomness)
      let (other, otherText) = change(old.count, "T", &randomness)
      let pair = own.concurrent(with: other)
      let first = apply(pair.own, ownText, to: apply(other, otherText, to: old))
      let note = "seed \(seed), round \(round): \(own) and \(other)"
      // The other one's change has an effect of this length after this one's.
      expectEqual(
        first.count, old.count + own.length - own.range.count + pair.other.length - pair.other.range.count, "\(note)")
      expectEqual(first.filter { $0 == "O" }.count, ownText.count, "\(note)")
      let keepsOther = first.filter { $0 == "T" }.count
      #expect(keepsOther == otherText.count || own.range.contains(other.range.lowerBound), "\(note)")
      for letter in old where !own.range.contains(index(letter)) && !other.range.contains(index(letter)) {
        #expect(first.contains(letter), "\(note)")
      }
    }
  }

  private func index(_ letter: Character) -> Int { Int(letter.asciiValue ?? 0) - 97 }

  @Test("the change since a revision that is forgotten is not known")
  func forgotten() {
    let source = NodeID(rawValue: 1)
    func text(_ revision: Int, _ recent: [Change]) -> FieldText {
      FieldText(source: source, revision: revision, length: 3, recent: recent[...]) { _ in "abc" }
    }
    let last = Change(replacing: 0..<0, length: 1)
    expectEqual(text(5, [last]).change(since: text(4, [])), last)
    expectEqual(text(5, [last]).change(since: text(3, [])), nil)
    expectEqual(FieldText("a").change(since: FieldText("b")), nil)
  }
}
