import Foundation
@_spi(Toolkit) import UIKitCore

/// A view's preferred size on trial: a copy of the part of the layout that it changes, not yet in its place.
///
/// The collection view asks a layout about a preferred size before it makes the layout take it, because the layout must
/// say how far other elements will move. The layout keeps the copy, so that taking the same size computes nothing
/// again.
struct Correction<Subject: Equatable, Part> {
  /// The element whose view has the preferred size.
  let subject: Subject
  let size: CGSize
  /// The part of the layout with that size.
  let part: Part

  /// The part for a subject with a size; nil if the correction is of another subject or size.
  func part(for subject: Subject, _ size: CGSize) -> Part? {
    self.subject == subject && self.size == size ? part : nil
  }
}
