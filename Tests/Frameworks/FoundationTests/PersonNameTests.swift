import Expectations
import PergolaFoundation
import Testing

@Suite("Formatters of names")
struct PersonNameTests {
  private func name(
    prefix: String? = nil, given: String? = nil, middle: String? = nil, family: String? = nil, suffix: String? = nil,
    nickname: String? = nil
  ) -> PersonNameComponents {
    var name = PersonNameComponents()
    (name.namePrefix, name.givenName, name.middleName) = (prefix, given, middle)
    (name.familyName, name.nameSuffix, name.nickname) = (family, suffix, nickname)
    return name
  }

  private func text(_ name: PersonNameComponents, _ style: PersonNameComponentsFormatter.Style) -> String {
    PersonNameComponentsFormatter.localizedString(from: name, style: style)
  }

  @Test(
    "A name has a form for each style",
    arguments: [
      (PersonNameComponentsFormatter.Style.short, "Ada"), (.medium, "Ada Lovelace"), (.default, "Ada Lovelace"),
      (.long, "Countess Ada King Lovelace Sr."), (.abbreviated, "AL"),
    ])
  func styles(style: PersonNameComponentsFormatter.Style, expected: String) {
    let whole = name(prefix: "Countess", given: "Ada", middle: "King", family: "Lovelace", suffix: "Sr.")
    expectEqual(text(whole, style), expected)
  }

  @Test("A nickname is the short form, and missing parts leave no space")
  func missingParts() {
    expectEqual(text(name(given: "Margaret", family: "Hamilton", nickname: "Maggie"), .short), "Maggie")
    expectEqual(text(name(family: "Hamilton"), .medium), "Hamilton")
    expectEqual(text(name(family: "Hamilton"), .short), "Hamilton")
    expectEqual(text(name(given: " ", nickname: "Maggie"), .medium), "Maggie")
    expectEqual(text(name(nickname: "Maggie"), .abbreviated), "M")
    expectEqual(text(name(), .long), "")
  }

  @Test("A name in Chinese, Japanese or Korean letters begins with the family's name")
  func familyFirst() {
    expectEqual(text(name(given: "一郎", family: "鈴木"), .medium), "鈴木一郎")
    expectEqual(text(name(given: "길동", family: "홍"), .long), "홍길동")
    let whole = name(prefix: "Dr.", given: "一郎", middle: "太", family: "鈴木", suffix: "様")
    expectEqual(text(whole, .long), "Dr.鈴木太一郎様")
    expectEqual(text(whole, .medium), "鈴木一郎")
    expectEqual(text(name(given: "一郎", family: "鈴木"), .abbreviated), "鈴")
    expectEqual(text(name(given: "Ichiro", family: "Suzuki"), .medium), "Ichiro Suzuki")
  }

  @Test("A name as it is spoken has parts of its own")
  func phonetic() {
    var spoken = name(given: "一郎", family: "鈴木")
    spoken.phoneticRepresentation = name(given: "いちろう", family: "すずき")
    let options: PersonNameComponentsFormatter.Options = .phonetic
    expectEqual(
      PersonNameComponentsFormatter.localizedString(from: spoken, style: .medium, options: options), "すずきいちろう")
    expectEqual(PersonNameComponentsFormatter().string(for: spoken), "鈴木一郎")
    expectEqual(PersonNameComponentsFormatter().string(for: 5), nil)
  }

  @Test(
    "A text is taken apart",
    arguments: [
      ("Ada", [nil, "Ada", nil, nil, nil]), ("Ada Lovelace", [nil, "Ada", nil, "Lovelace", nil]),
      ("Dr. Martin Luther King Jr.", ["Dr.", "Martin", "Luther", "King", "Jr."]),
      ("Ludwig van Beethoven", [nil, "Ludwig", nil, "van Beethoven", nil]),
      ("Lovelace, Ada King", [nil, "Ada", "King", "Lovelace", nil]),
      ("John Smith, PhD", [nil, "John", nil, "Smith", "PhD"]), ("Dr.", [nil, "Dr.", nil, nil, nil]),
      ("John Smith, MD, PhD", [nil, "John", nil, "Smith", "MD PhD"]),
      ("John Smith Jr., MD, PhD", [nil, "John", nil, "Smith", "Jr. MD PhD"]),
      ("King, Martin Luther, Jr.", [nil, "Martin", "Luther", "King", "Jr."]),
      ("King, Martin, Jr., PhD", [nil, "Martin", nil, "King", "Jr. PhD"]),
    ] as [(String, [String?])])
  func parsing(text: String, parts: [String?]) throws {
    let name = try #require(PersonNameComponentsFormatter().personNameComponents(from: text))
    expectEqual([name.namePrefix, name.givenName, name.middleName, name.familyName, name.nameSuffix], parts)
  }

  @Test("A text without letters is no name")
  func noName() {
    for text in ["", "  ", "123"] { #expect(PersonNameComponentsFormatter().personNameComponents(from: text) == nil) }
  }
}
