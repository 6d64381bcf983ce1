import Foundation
@_spi(Toolkit) import UIKitCore

/// A view's preferred size, tried: the part of a layout that it changes, as a value that is not yet in its place.
///
/// A layout is asked about a preferred size before it is told to take it, because it has to say how far other elements
/// will move. It keeps the answer, so that taking the same size puts the value in its place and computes nothing again.
struct Correction<Subject: Equatable, Part> {
  /// The element whose view has the preferred size.
  let subject: Subject
  let size: CGSize
  /// The part of the layout with that size.
  let part: Part

  /// The part for a subject with a size; nil if another one was tried.
  func part(for subject: Subject, _ size: CGSize) -> Part? {
    self.subject == subject && self.size == size ? part : nil
  }
}
