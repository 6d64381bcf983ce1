@_spi(Toolkit) import UIKitCore

/// The views that are not in use, and what further ones are made of, by kind and reuse identifier.
@MainActor
struct ReusePool {
  /// What views are asked for by.
  struct Key: Hashable {
    let kind: String
    let identifier: String
  }

  /// What a view is made of.
  enum Source {
    case viewClass(UICollectionReusableView.Type)
    case nib(UINib)
  }

  /// The kind of cells, which has no name in a layout.
  static let cellKind = "UICollectionElementKindCell"

  private var sources: [Key: Source] = [:]
  private var queues: [Key: [UICollectionReusableView]] = [:]

  /// Says what views are made of; nil forgets it.
  mutating func register(_ source: Source?, for key: Key) { sources[key] = source }

  func source(for key: Key) -> Source? { sources[key] }

  /// Keeps a view until it is asked for.
  mutating func keep(_ view: UICollectionReusableView, for key: Key) { queues[key, default: []].append(view) }

  /// The view that was kept last, with an identity of its own in frames, because it comes to stand for another element;
  /// nil if none was kept.
  mutating func take(for key: Key) -> UICollectionReusableView? {
    let view = queues[key]?.popLast()
    view?.renewIdentity()
    return view
  }
}
