import Foundation
import RenderTree

/// The pictures that the page of a scene may load.
struct PagePictures: Sendable {
  /// The number of pictures above which those that the newest frame does not show are removed.
  private static let capacity = 256

  /// The pictures by their names.
  private(set) var pictures: [String: PageEncoder.Picture] = [:]

  /// Adds the pictures of a tree.
  ///
  /// - Parameter old: the tree whose pictures were added before; its subtrees are not visited again.
  /// - Complexity: O(*n*) in the nodes that differ, and their siblings.
  mutating func collect(from root: RenderNode, since old: RenderNode?) {
    add(root, since: old)
    guard pictures.count > Self.capacity else { return }
    var current = PagePictures()
    current.add(root, since: nil)
    self = current
  }

  private mutating func add(_ node: RenderNode, since old: RenderNode?) {
    guard node !== old else { return }
    if node.content != old?.content || old == nil {
      switch node.content {
      case .image(let image): add(image.bitmap)
      case .drawing(let drawing): add(drawing)
      case .symbol(let symbol): add(symbol.drawing)
      case .text, nil: break
      }
    }
    if let mask = node.style.mask {
      let file = mask.pictureFile(size: node.frame.size)
      pictures[mask.pictureName(size: node.frame.size)] = PageEncoder.Picture(bytes: file, contentType: "image/svg+xml")
    }
    let counterparts = Dictionary((old?.children ?? []).lazy.map { ($0.id, $0) }) { $1 }
    for child in node.children { add(child, since: counterparts[child.id]) }
  }

  private mutating func add(_ drawing: Drawing) {
    for operation in drawing.operations {
      switch operation {
      case .image(let bitmap, _, _): add(bitmap)
      case .drawing(let inner): add(inner)
      default: break
      }
    }
  }

  private mutating func add(_ bitmap: Bitmap) {
    guard pictures[bitmap.pictureName] == nil else { return }
    pictures[bitmap.pictureName] = PageEncoder.Picture(
      bytes: Array(bitmap.data), contentType: bitmap.format.mediaType)
  }
}
