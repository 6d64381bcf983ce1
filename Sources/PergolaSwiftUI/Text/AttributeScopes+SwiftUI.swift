import Foundation
import UIKitCore

extension AttributeScopes {
  /// The attributes of SwiftUI for attributed strings.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font of a run.
    public let font: FontAttribute
    /// The colour of a run.
    public let foregroundColor: ForegroundColorAttribute
    /// The line under a run.
    public let underlineStyle: UnderlineStyleAttribute
    /// The line through a run.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The space between the characters of a run, in points.
    public let kern: KerningAttribute
    /// The space after the characters of a run, in points; `kern` has precedence.
    public let tracking: TrackingAttribute
    /// The distance of a run above the baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// Foundation's attributes, such as links.
    public let foundation: FoundationAttributes

    /// The font of a run.
    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      /// The name of the attribute in archives.
      public static let name = "SwiftUI.Font"
    }

    /// The colour of a run.
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      /// The name of the attribute in archives.
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// The line under a run.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      /// The name of the attribute in archives.
      public static let name = "SwiftUI.Underline"
    }

    /// The line through a run.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      /// The name of the attribute in archives.
      public static let name = "SwiftUI.Strikethrough"
    }

    /// The space between the characters of a run, in points.
    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      /// The name of the attribute in archives.
      public static let name = "SwiftUI.Kern"
    }

    /// The space after the characters of a run, in points.
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      /// The name of the attribute in archives.
      public static let name = "SwiftUI.Tracking"
    }

    /// The distance of a run above the baseline, in points.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      /// The name of the attribute in archives.
      public static let name = "SwiftUI.BaselineOffset"
    }
  }

  /// The attributes of SwiftUI.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// An attribute of SwiftUI by its name: `string.foregroundColor`.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, Key>
  ) -> Key {
    self[Key.self]
  }
}

extension TextStyling {
  /// The look that the attributes of a run set.
  init(_ attributes: AttributeContainer) {
    self.init()
    font = attributes[AttributeScopes.SwiftUIAttributes.FontAttribute.self]
    style = attributes[AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.self].map { AnyShapeStyle($0) }
    underline = attributes[AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute.self].map { .line($0) }
    strikethrough = attributes[AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute.self].map { .line($0) }
    kerning =
      attributes[AttributeScopes.SwiftUIAttributes.KerningAttribute.self]
      ?? attributes[AttributeScopes.SwiftUIAttributes.TrackingAttribute.self]
    baselineOffset = attributes[AttributeScopes.SwiftUIAttributes.BaselineOffsetAttribute.self]
    link = attributes[AttributeScopes.FoundationAttributes.LinkAttribute.self]
    let intent = attributes[AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self] ?? []
    if intent.contains(.stronglyEmphasized) { isBold = true }
    if intent.contains(.emphasized) { isItalic = true }
    if intent.contains(.strikethrough), strikethrough == nil { strikethrough = .line(.single) }
    if intent.contains(.code) { design = .monospaced }
  }
}
