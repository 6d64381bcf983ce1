import Foundation
import RenderTree

/// What a view or a layer painted of itself, for as long as that is shown.
final class ContentRecording {
  /// In the coordinates of the box, whose upper left corner is at zero.
  let drawing: Drawing
  /// The box's size while it was painted.
  let size: CGSize
  /// How many recordings it is made of.
  private let depth: Int

  /// How many drawings are kept below each other where they are not to be cleared.
  private static let greatestDepth = 16

  /// What a context recorded, seen inside its bounds alone.
  ///
  /// - Parameter previous: what shows through from below; nil to begin with nothing.
  init(_ context: CGContext, over previous: ContentRecording?) {
    let bounds = context.bounds
    size = bounds.size
    let box = CGRect(origin: .zero, size: size)
    var operations: [Drawing.Operation] = []
    if let previous, previous.depth < Self.greatestDepth {
      operations.append(.drawing(previous.drawing(fitting: box)))
      depth = previous.depth + 1
    } else {
      depth = 1
    }
    operations.append(.clip(Path(rect: box), rule: .winding))
    if bounds.origin != .zero { operations.append(.transform(.translation(x: -bounds.minX, y: -bounds.minY))) }
    drawing = Drawing(operations + context.drawing.operations)
  }

  /// The same drawing, stretched or moved to fill a rectangle of the box.
  func drawing(fitting frame: CGRect) -> Drawing {
    let source = CGRect(origin: .zero, size: size)
    guard frame != source else { return drawing }
    return Drawing([.transform(.mapping(source, to: frame)), .drawing(drawing)])
  }
}
