import Foundation
@_spi(Toolkit) import UIKitCore

/// Reads the values of nibs that are not objects with an identity: colours, fonts, images, texts, numbers.
@MainActor
final class NibValues {
  let file: NibFile
  let log: NibLog
  /// The element `resources`, which has the values of named colours; nil without one.
  private lazy var resources = readResources()
  private let readResources: () -> NibElement?

  init(file: NibFile, resources: @escaping () -> NibElement?) {
    self.file = file
    log = NibLog(file: file.path)
    readResources = resources
  }

  /// The value of an element; nil for `nil`, and for an element that is not a value.
  func value(_ element: NibElement) -> Any? {
    switch element.tag {
    case "color": color(element)
    case "fontDescription", "font": font(element)
    case "imageReference": image(element)
    case "attributedString": attributedString(element, translation: nil)
    case "string", "mutableString": element.nibText
    case "rect", "size", "point": geometry(element)
    case "integer": element["value"].flatMap(Int.init)
    case "real": element["value"].flatMap(Double.init)
    case "bool", "boolean": element["value"] == "YES"
    case "date": Date(timeIntervalSinceReferenceDate: Double(element.number("timeIntervalSinceReferenceDate")))
    case "blurEffect": UIBlurEffect(style: blurStyles[element["style"] ?? ""] ?? .regular)
    case "preferredSymbolConfiguration": symbolConfiguration(element)
    default: nil
    }
  }

  private func geometry(_ element: NibElement) -> Any {
    switch element.tag {
    case "size": element.rect.size
    case "point": element.rect.origin
    default: element.rect
    }
  }

  private var blurStyles: [String: UIBlurEffect.Style] {
    [
      "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular, "prominent": .prominent,
      "systemUltraThinMaterial": .systemUltraThinMaterial, "systemThinMaterial": .systemThinMaterial,
      "systemMaterial": .systemMaterial, "systemThickMaterial": .systemThickMaterial,
      "systemChromeMaterial": .systemChromeMaterial,
    ]
  }

  // MARK: Colours

  /// A colour; nil for `<nil/>`, and for a name that is not known.
  func color(_ element: NibElement) -> UIColor? {
    guard element.tag == "color" else { return nil }
    let alpha = element.attributes["alpha"] == nil ? 1 : element.number("alpha")
    // Older editors wrote both names, the second for the systems before.
    let (current, former) = (element["systemColor"], element["cocoaTouchSystemColor"])
    if let name = current ?? former { return systemColor(name, element) }
    if let name = element["name"] { return namedColor(name, element) }
    if element.attributes["white"] != nil { return UIColor(white: element.number("white"), alpha: alpha) }
    if element.attributes["cyan"] != nil {
      let black = 1 - element.number("black")
      return UIColor(
        red: (1 - element.number("cyan")) * black, green: (1 - element.number("magenta")) * black,
        blue: (1 - element.number("yellow")) * black, alpha: alpha)
    }
    let (red, green, blue) = (element.number("red"), element.number("green"), element.number("blue"))
    if element["customColorSpace"] == "displayP3" {
      return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
    }
    return UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  private func systemColor(_ name: String, _ element: NibElement) -> UIColor? {
    if let color = SystemColorNames.color(name) { return color }
    if let entry = resources?.children.first(where: { $0.tag == "systemColor" && $0["name"] == name }),
      let value = entry.child("color")
    {
      return color(value)
    }
    log.report("the system color \(name)", "is not known", at: element)
    return nil
  }

  private func namedColor(_ name: String, _ element: NibElement) -> UIColor? {
    if let color = UIColor(named: name, in: file.bundle, compatibleWith: nil) { return color }
    if let entry = resources?.children.first(where: { $0.tag == "namedColor" && $0["name"] == name }),
      let value = entry.child("color")
    {
      return color(value)
    }
    log.report("the color named \(name)", "is not in the asset catalogues of the bundle", at: element)
    return nil
  }

  // MARK: Fonts

  /// A font; nil for `<nil/>`.
  func font(_ element: NibElement) -> UIFont? {
    guard element.tag == "fontDescription" || element.tag == "font" else { return nil }
    if let style = element["style"] {
      _ = element["pointSize"]
      return UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
    }
    let size = element.number(element.attributes["pointSize"] == nil ? "size" : "pointSize")
    let points = size > 0 ? size : UIFont.systemFontSize
    if let name = element["name"] {
      _ = element["family"]
      return UIFont(name: name, size: points) ?? .systemFont(ofSize: points)
    }
    switch element["type"] ?? element["metaFont"] {
    case "boldSystem", "systemBold": return .boldSystemFont(ofSize: points)
    case "italicSystem", "systemItalic": return .italicSystemFont(ofSize: points)
    default: return .systemFont(ofSize: points, weight: weight(element))
    }
  }

  private func weight(_ element: NibElement) -> UIFont.Weight {
    switch element["weight"] {
    case "ultraLight": .ultraLight
    case "thin": .thin
    case "light": .light
    case "medium": .medium
    case "semibold": .semibold
    case "bold": .bold
    case "heavy": .heavy
    case "black": .black
    default: .regular
    }
  }

  // MARK: Images

  func image(_ element: NibElement) -> UIImage? {
    guard let name = element["image"], let image = image(named: name, catalog: element["catalog"]) else { return nil }
    var result = image
    if let scale = symbolScales[element["symbolScale"] ?? ""] {
      result = result.applyingSymbolConfiguration(UIImage.SymbolConfiguration(scale: scale)) ?? result
    }
    switch element["renderingMode"] {
    case "template": return result.withRenderingMode(.alwaysTemplate)
    case "original": return result.withRenderingMode(.alwaysOriginal)
    default: return result
    }
  }

  /// The image with a name: a symbol of the catalogue `system`, or an image of the bundle.
  func image(named name: String, catalog: String?) -> UIImage? {
    catalog == "system" ? UIImage(systemName: name) : UIImage(named: name, in: file.bundle, compatibleWith: nil)
  }

  private let symbolScales: [String: UIImage.SymbolScale] = [
    "small": .small, "medium": .medium, "large": .large, "default": .default,
  ]

  private let symbolWeights: [String: UIImage.SymbolWeight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  func symbolConfiguration(_ element: NibElement) -> UIImage.SymbolConfiguration {
    var configuration = UIImage.SymbolConfiguration.unspecified
    if let child = element.child("fontDescription"), let font = font(child) {
      configuration = configuration.applying(UIImage.SymbolConfiguration(font: font))
    }
    if element["configurationType"] == "pointSize", element.attributes["pointSize"] != nil {
      configuration = configuration.applying(UIImage.SymbolConfiguration(pointSize: element.number("pointSize")))
    }
    if let weight = symbolWeights[element["weight"] ?? ""] {
      configuration = configuration.applying(UIImage.SymbolConfiguration(weight: weight))
    }
    if let scale = symbolScales[element["scale"] ?? ""] {
      configuration = configuration.applying(UIImage.SymbolConfiguration(scale: scale))
    }
    return configuration
  }

  // MARK: Attributed texts

  /// An attributed text of fragments.
  ///
  /// - Parameter translation: The text in the user's language, which gets the attributes of the first fragment.
  func attributedString(_ element: NibElement, translation: String?) -> NSAttributedString {
    var runs: [NSAttributedString.Run] = []
    for fragment in element.children where fragment.tag == "fragment" {
      let text = fragment["content"] ?? fragment.child(key: "content")?.nibText ?? ""
      let attributes = fragment.child("attributes").map(textAttributes) ?? [:]
      if let translation { return NSAttributedString(string: translation, attributes: attributes) }
      runs.append((text, attributes))
    }
    return .joining(runs)
  }

  /// The attributes of a text, by the names that the file gives them.
  func textAttributes(_ element: NibElement) -> [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = [:]
    for child in element.children {
      switch child.key {
      case "NSFont": result[.font] = font(child)
      case "NSColor": result[.foregroundColor] = color(child)
      case "NSBackgroundColor": result[.backgroundColor] = color(child)
      case "NSParagraphStyle": result[.paragraphStyle] = paragraphStyle(child)
      case "NSUnderline": result[.underlineStyle] = Int(child.number("value"))
      case "NSStrikethrough": result[.strikethroughStyle] = Int(child.number("value"))
      case "NSKern": result[.kern] = Double(child.number("value"))
      default: log.report("the text attribute \(child.key ?? child.tag)", "is not known, and ignored", at: child)
      }
    }
    return result
  }

  private func paragraphStyle(_ element: NibElement) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    if let alignment = TextNames.alignments[element["alignment"] ?? ""] { style.alignment = alignment }
    if let mode = TextNames.lineBreakModes[element["lineBreakMode"] ?? ""] { style.lineBreakMode = mode }
    let directions: [String: NSWritingDirection] = [
      "natural": .natural, "leftToRight": .leftToRight, "rightToLeft": .rightToLeft,
    ]
    if let direction = directions[element["baseWritingDirection"] ?? ""] { style.baseWritingDirection = direction }
    if element.attributes["lineSpacing"] != nil { style.lineSpacing = element.number("lineSpacing") }
    return style
  }
}
