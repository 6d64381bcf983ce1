import Foundation
import UIKitCore

/// The part of a modifier that follows, or moves, the scroll views inside of its content.
@MainActor
protocol ScrollAttachment: AnyObject {
  /// Called when a scroll view begins to have the modifier, before its first layout.
  func didAttach(to scroll: ScrollModel)

  /// Called after layouts and movements of the content, at most once for each layout.
  func scrollDidChange(_ scroll: ScrollModel)

  /// Called when the phase has changed.
  func phaseDidChange(from old: ScrollPhase, to new: ScrollPhase, _ context: ScrollPhaseChangeContext)
}

extension ScrollAttachment {
  func didAttach(to scroll: ScrollModel) {}
  func scrollDidChange(_ scroll: ScrollModel) {}
  func phaseDidChange(from old: ScrollPhase, to new: ScrollPhase, _ context: ScrollPhaseChangeContext) {}
}

/// The modifiers around scroll views, outer ones first.
struct ScrollAttachments: Equatable {
  private(set) var all: [any ScrollAttachment] = []

  mutating func add(_ attachment: any ScrollAttachment) { all.append(attachment) }

  func contains(_ attachment: any ScrollAttachment) -> Bool { all.contains { $0 === attachment } }

  static func == (a: Self, b: Self) -> Bool { a.all.elementsEqual(b.all, by: ===) }
}

extension EnvironmentValues {
  private enum ScrollAttachmentsKey: EnvironmentKey {
    static var defaultValue: ScrollAttachments { ScrollAttachments() }
  }

  /// The modifiers of the next scroll views inside.
  var scrollAttachments: ScrollAttachments {
    get { self[ScrollAttachmentsKey.self] }
    set { self[ScrollAttachmentsKey.self] = newValue }
  }

  /// Takes away what belongs to one scroll view, for the content of that.
  mutating func removeScrollAttachments() {
    if scrollAttachments != ScrollAttachments() { scrollAttachments = ScrollAttachments() }
    if scrollTargetBehavior != nil { scrollTargetBehavior = nil }
    if scrollAnchors != ScrollAnchors() { scrollAnchors = ScrollAnchors() }
  }
}

/// The node of a modifier with a part that the scroll views inside know.
class ScrollAttachmentNode<Content: View, Modifier: ViewModifier>: TransparentModifierNode<Content, Modifier> {
  private var contentEnvironment: EnvironmentValues?

  /// The part that the scroll views know; the same object each time.
  var attachment: any ScrollAttachment { preconditionFailure("\(Self.self) has to override attachment.") }

  final override var childEnvironment: EnvironmentValues {
    if let contentEnvironment { return contentEnvironment }
    var values = environment
    values.scrollAttachments.add(attachment)
    contentEnvironment = values
    return values
  }

  final override func environmentDidChange(from old: EnvironmentValues) { contentEnvironment = nil }
}
