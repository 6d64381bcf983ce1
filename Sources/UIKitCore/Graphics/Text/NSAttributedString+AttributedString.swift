import Foundation
import RenderTree

extension AttributeContainer {
  /// The attributes of UIKit, links and Markdown among those of a dictionary. Other attributes, and values of other types,
  /// are left out.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    typealias Scope = AttributeScopes.UIKitAttributes
    self.init()
    self[Scope.FontAttribute.self] = dictionary[.font] as? UIFont
    self[Scope.ForegroundColorAttribute.self] = dictionary[.foregroundColor] as? UIColor
    self[Scope.BackgroundColorAttribute.self] = dictionary[.backgroundColor] as? UIColor
    self[Scope.KernAttribute.self] = TextAttributes.number(dictionary[.kern])
    self[Scope.UnderlineStyleAttribute.self] = NSUnderlineStyle(attribute: dictionary[.underlineStyle])
    self[Scope.UnderlineColorAttribute.self] = dictionary[.underlineColor] as? UIColor
    self[Scope.StrikethroughStyleAttribute.self] = NSUnderlineStyle(attribute: dictionary[.strikethroughStyle])
    self[Scope.StrikethroughColorAttribute.self] = dictionary[.strikethroughColor] as? UIColor
    self[Scope.BaselineOffsetAttribute.self] = TextAttributes.number(dictionary[.baselineOffset])
    self[Scope.AttachmentAttribute.self] = dictionary[.attachment] as? NSTextAttachment
    // A copy, because the style may be mutable.
    self[Scope.ParagraphStyleAttribute.self] =
      (dictionary[.paragraphStyle] as? NSParagraphStyle)?.copy() as? NSParagraphStyle
    typealias FoundationScope = AttributeScopes.FoundationAttributes
    self[FoundationScope.LinkAttribute.self] = dictionary[.link] as? URL
    self[FoundationScope.InlinePresentationIntentAttribute.self] =
      InlinePresentationIntent(attribute: dictionary[.inlinePresentationIntent])
  }
}

extension [NSAttributedString.Key: Any] {
  /// The attributes of UIKit, links and Markdown among those of a container.
  public init(_ container: AttributeContainer) {
    typealias Scope = AttributeScopes.UIKitAttributes
    self.init()
    self[.font] = container[Scope.FontAttribute.self]
    self[.foregroundColor] = container[Scope.ForegroundColorAttribute.self]
    self[.backgroundColor] = container[Scope.BackgroundColorAttribute.self]
    self[.kern] = container[Scope.KernAttribute.self]
    self[.underlineStyle] = container[Scope.UnderlineStyleAttribute.self]?.rawValue
    self[.underlineColor] = container[Scope.UnderlineColorAttribute.self]
    self[.strikethroughColor] = container[Scope.StrikethroughColorAttribute.self]
    self[.strikethroughStyle] = container[Scope.StrikethroughStyleAttribute.self]?.rawValue
    self[.baselineOffset] = container[Scope.BaselineOffsetAttribute.self]
    self[.attachment] = container[Scope.AttachmentAttribute.self]
    self[.paragraphStyle] = container[Scope.ParagraphStyleAttribute.self]
    typealias FoundationScope = AttributeScopes.FoundationAttributes
    self[.link] = container[FoundationScope.LinkAttribute.self]
    self[.inlinePresentationIntent] = container[FoundationScope.InlinePresentationIntentAttribute.self].map {
      Int(bitPattern: $0.rawValue)
    }
  }
}

extension AttributedString {
  /// The text of an attributed string with its attributes of UIKit, links and Markdown.
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
  /// The text of an attributed string with its attributes of UIKit, links and Markdown.
  ///
  /// - Complexity: O(n) in the text's length.
  public convenience init(_ attrStr: AttributedString) {
    self.init(
      attributedString: .joining(
        attrStr.runs.map { (String(attrStr[$0.range].characters), [Key: Any]($0.attributes)) }))
  }
}
