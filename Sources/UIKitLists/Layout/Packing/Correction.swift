import Foundation
@_spi(Toolkit) import UIKitCore

/// The result of trying a view's preferred size: a changed copy of a part of the layout, which has not replaced that
/// part yet.
///
/// Before a preferred size is applied, the layout has to report how far other elements will move. It computes that on a
/// copy, and keeps the copy, so that nothing is computed again when the same size is applied.
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
