import Foundation

extension AttributeScopes {
  /// The attributes of SwiftUI for attributed strings.
  public struct SwiftUIAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let kern: KerningAttribute
    public let tracking: TrackingAttribute
    public let foundation: FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }

    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }

    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.Underline"
    }

    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.Strikethrough"
    }

    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kern"
    }

    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Tracking"
    }
  }

  /// The attributes of SwiftUI.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, Key>
  ) -> Key {
    self[Key.self]
  }
}

extension Text {
  /// The look of a line under or through text.
  public struct LineStyle: Hashable, Sendable {
    /// One thin line in the colour of the text.
    public static let single = LineStyle()
  }
}

extension TextStyling {
  /// The look that the attributes of a run set.
  init(_ attributes: AttributeContainer) {
    self.init()
    font = attributes[AttributeScopes.SwiftUIAttributes.FontAttribute.self]
    style = attributes[AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.self].map { AnyShapeStyle($0) }
    if attributes[AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute.self] != nil { isUnderlined = true }
    if attributes[AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute.self] != nil { isStruckThrough = true }
    kerning =
      attributes[AttributeScopes.SwiftUIAttributes.KerningAttribute.self]
      ?? attributes[AttributeScopes.SwiftUIAttributes.TrackingAttribute.self]
    link = attributes[AttributeScopes.FoundationAttributes.LinkAttribute.self]
  }
}
