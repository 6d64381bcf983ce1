import Foundation
import RenderTree

/// The recorded drawing of a view's or a layer's content.
final class ContentRecording {
  /// The drawing, in coordinates that begin at the upper left corner of the bounds.
  let drawing: Drawing
  /// The size of the bounds during the recording, in points.
  let size: CGSize
  /// The number of recordings that the drawing consists of.
  private let depth: Int

  /// The maximum depth; at it, the next recording replaces the previous ones.
  private static let maximumDepth = 16

  /// The operations of a context, clipped to its bounds.
  ///
  /// - Parameter previous: the recording to draw below; nil to start with an empty one.
  init(_ context: CGContext, over previous: ContentRecording?) {
    let bounds = context.bounds
    size = bounds.size
    let box = CGRect(origin: .zero, size: size)
    var operations: [Drawing.Operation] = []
    if let previous, previous.depth < Self.maximumDepth {
      operations.append(.drawing(previous.drawing(fitting: box)))
      depth = previous.depth + 1
    } else {
      depth = 1
    }
    operations.append(.clip(Path(rect: box), rule: .winding))
    if bounds.origin != .zero { operations.append(.transform(.translation(x: -bounds.minX, y: -bounds.minY))) }
    drawing = Drawing(operations + context.drawing.operations)
  }

  /// The drawing, scaled and moved from its own bounds to a frame.
  func drawing(fitting frame: CGRect) -> Drawing {
    let source = CGRect(origin: .zero, size: size)
    guard frame != source else { return drawing }
    return Drawing([.transform(.mapping(source, to: frame)), .drawing(drawing)])
  }
}
