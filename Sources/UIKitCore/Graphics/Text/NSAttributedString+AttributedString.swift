import Foundation
import RenderTree

extension AttributeContainer {
  /// The attributes of UIKit among those of a dictionary. Other attributes, and values of other types, are left out.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    typealias Scope = AttributeScopes.UIKitAttributes
    self.init()
    self[Scope.FontAttribute.self] = dictionary[.font] as? UIFont
    self[Scope.ForegroundColorAttribute.self] = dictionary[.foregroundColor] as? UIColor
    self[Scope.BackgroundColorAttribute.self] = dictionary[.backgroundColor] as? UIColor
    self[Scope.KernAttribute.self] = dictionary[.kern].map(TextAttributes.number)
    self[Scope.UnderlineStyleAttribute.self] = Self.lineStyle(dictionary[.underlineStyle])
    self[Scope.StrikethroughStyleAttribute.self] = Self.lineStyle(dictionary[.strikethroughStyle])
    // A copy, because the style may be mutable.
    self[Scope.ParagraphStyleAttribute.self] =
      (dictionary[.paragraphStyle] as? NSParagraphStyle)?.copy() as? NSParagraphStyle
  }

  private static func lineStyle(_ value: Any?) -> NSUnderlineStyle? {
    value.map { NSUnderlineStyle(rawValue: Int(TextAttributes.number($0))) }
  }
}

extension [NSAttributedString.Key: Any] {
  /// The attributes of UIKit among those of a container.
  public init(_ container: AttributeContainer) {
    typealias Scope = AttributeScopes.UIKitAttributes
    self.init()
    self[.font] = container[Scope.FontAttribute.self]
    self[.foregroundColor] = container[Scope.ForegroundColorAttribute.self]
    self[.backgroundColor] = container[Scope.BackgroundColorAttribute.self]
    self[.kern] = container[Scope.KernAttribute.self]
    self[.underlineStyle] = container[Scope.UnderlineStyleAttribute.self]?.rawValue
    self[.strikethroughStyle] = container[Scope.StrikethroughStyleAttribute.self]?.rawValue
    self[.paragraphStyle] = container[Scope.ParagraphStyleAttribute.self]
  }
}

extension AttributedString {
  /// The text of an attributed string with its attributes of UIKit.
  ///
  /// - Complexity: O(n) in the text's length.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    for run in nsStr.runs { append(AttributedString(run.text, attributes: AttributeContainer(run.attributes))) }
  }

  /// True if some of the text has attributes.
  var hasAttributes: Bool { runs.contains { $0.attributes != AttributeContainer() } }
}

extension NSAttributedString {
  /// The text of an attributed string with its attributes of UIKit.
  ///
  /// - Complexity: O(n) in the text's length.
  public convenience init(_ attrStr: AttributedString) {
    self.init(
      attributedString: .joining(
        attrStr.runs.map { (String(attrStr[$0.range].characters), [Key: Any]($0.attributes)) }))
  }
}
