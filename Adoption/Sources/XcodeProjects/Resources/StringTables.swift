/// The texts of one language and one table.
///
/// Foundation on Linux reads tables of plain texts only, and ends the program where it finds a `.stringsdict`. So a
/// plural's text for `other` stands among the plain ones, and all of its forms in a file of their own beside them.
struct StringTables: Equatable {
  /// The texts by their keys.
  var plain: [String: String] = [:]
  /// The entries of a `.stringsdict`, by their keys.
  var plurals: [String: PropertyListValue] = [:]

  /// The extension of the files of plurals.
  static let pluralsExtension = "plurals"

  /// Creates tables, with the text for `other` of each plural among the plain texts.
  init(plain: [String: String], plurals: [String: PropertyListValue]) {
    self.plain = plain
    self.plurals = plurals.filter { $0.value["NSStringLocalizedFormatKey"]?.string != nil }
    for (key, entry) in self.plurals { self.plain[key] = Self.text(of: entry) }
    // Variants by width and device have one text each.
    for (key, entry) in plurals where self.plurals[key] == nil {
      self.plain[key] = Self.widest(entry["NSStringVariableWidthRuleType"]) ?? Self.device(entry) ?? key
    }
  }

  /// A plural's text, with the form for `other` in the place of each variable, such as `%#@apples@`.
  private static func text(of entry: PropertyListValue) -> String {
    var text = entry["NSStringLocalizedFormatKey"]?.string ?? ""
    // Variables may name others. Ten steps are more than any text has.
    for _ in 0..<10 {
      guard let match = text.firstMatch(of: /%(?:\d+\$)?#@([^@]+)@/) else { break }
      text.replaceSubrange(match.range, with: entry[String(match.1)]?["other"]?.string ?? "")
    }
    return text
  }

  private static func widest(_ widths: PropertyListValue?) -> String? {
    widths?.dictionary?.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }?.value.string
  }

  private static func device(_ entry: PropertyListValue) -> String? {
    let devices = entry["NSStringDeviceSpecificRuleType"]
    return devices?["iphone"]?.string ?? devices?["other"]?.string
  }
}
