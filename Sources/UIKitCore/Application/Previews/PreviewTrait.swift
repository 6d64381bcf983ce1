import Foundation

/// A property of a preview, such as its layout.
public struct PreviewTrait<Values>: Sendable {
  let apply: @Sendable (inout Values) -> Void
}

extension PreviewTrait where Values == Preview.ViewTraits {
  /// The content fills the window.
  public static var defaultLayout: PreviewTrait<Preview.ViewTraits> { .canvas(.device) }

  /// The content has the size that it chooses in the window.
  public static var sizeThatFitsLayout: PreviewTrait<Preview.ViewTraits> { .canvas(.fittingSize) }

  /// The content has a size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<Preview.ViewTraits> {
    .canvas(.fixed(CGSize(width: width, height: height)))
  }

  private static func canvas(_ canvas: PreviewCanvas) -> Self { Self { $0.canvas = canvas } }
}
