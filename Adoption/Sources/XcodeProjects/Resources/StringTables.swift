/// The texts of one language and one table, as they are written into a bundle.
struct StringTables: Equatable {
  /// The texts by their keys. Those with plurals are in Pergola's notation.
  var texts: [String: String] = [:]

  /// - Parameters:
  ///   - plain: the texts without plurals.
  ///   - plurals: the entries of a `.stringsdict`, by their keys.
  ///   - language: the language whose rules choose among forms.
  init(plain: [String: String], plurals: [String: PropertyListValue], language: String) {
    texts = plain
    for (key, entry) in plurals {
      let entry = Self.forDevice(entry)
      if let text = PluralText(language: language, entry: entry).text {
        texts[key] = text
      } else {
        texts[key] = entry.string ?? Self.widest(entry["NSStringVariableWidthRuleType"]) ?? key
      }
    }
  }

  /// The entry for phones, or for other devices; the entry itself if it does not depend on devices.
  private static func forDevice(_ entry: PropertyListValue) -> PropertyListValue {
    guard let devices = entry["NSStringDeviceSpecificRuleType"] else { return entry }
    return devices["iphone"] ?? devices["other"] ?? entry
  }

  private static func widest(_ widths: PropertyListValue?) -> String? {
    widths?.dictionary?.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }?.value.string
  }
}
