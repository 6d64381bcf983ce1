import Foundation

extension AttributeScopes {
  /// The attributes of UIKit for attributed strings.
  public struct UIKitAttributes: AttributeScope {
    /// The font of a run.
    public let font: FontAttribute
    /// The style of a paragraph.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The colour of a run.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind a run.
    public let backgroundColor: BackgroundColorAttribute
    /// The space after each character of a run, in points.
    public let kern: KernAttribute
    /// The line through a run.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The line under a run.
    public let underlineStyle: UnderlineStyleAttribute
    /// The colour of the line through a run.
    public let strikethroughColor: StrikethroughColorAttribute
    /// The colour of the line under a run.
    public let underlineColor: UnderlineColorAttribute
    /// The distance of a run above the baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The picture in the place of a character U+FFFC.
    public let attachment: AttachmentAttribute
    /// Foundation's attributes, such as links.
    public let foundation: FoundationAttributes

    /// The font of a run.
    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      /// The name of the attribute in archives.
      public static let name = "NSFont"
    }

    /// The style of a paragraph.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      public typealias Value = NSParagraphStyle
      /// The name of the attribute in archives.
      public static let name = "NSParagraphStyle"
    }

    /// The colour of a run.
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      /// The name of the attribute in archives.
      public static let name = "NSColor"
    }

    /// The colour behind a run.
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      /// The name of the attribute in archives.
      public static let name = "NSBackgroundColor"
    }

    /// The space after each character of a run, in points.
    public enum KernAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      /// The name of the attribute in archives.
      public static let name = "NSKern"
    }

    /// The line through a run.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      /// The name of the attribute in archives.
      public static let name = "NSStrikethrough"
    }

    /// The line under a run.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      /// The name of the attribute in archives.
      public static let name = "NSUnderline"
    }

    /// The colour of the line through a run.
    public enum StrikethroughColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      /// The name of the attribute in archives.
      public static let name = "NSStrikethroughColor"
    }

    /// The colour of the line under a run.
    public enum UnderlineColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      /// The name of the attribute in archives.
      public static let name = "NSUnderlineColor"
    }

    /// The distance of a run above the baseline, in points.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      /// The name of the attribute in archives.
      public static let name = "NSBaselineOffset"
    }

    /// The picture in the place of a character U+FFFC.
    public enum AttachmentAttribute: AttributedStringKey {
      public typealias Value = NSTextAttachment
      /// The name of the attribute in archives.
      public static let name = "NSAttachment"
    }
  }

  /// The attributes of UIKit.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// An attribute of UIKit by its name: `string.foregroundColor`. SwiftUI's attribute of the same name is preferred where
  /// the value could be that of either.
  @_disfavoredOverload
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key {
    self[Key.self]
  }
}
