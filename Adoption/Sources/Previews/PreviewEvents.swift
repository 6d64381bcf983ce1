import Builds
import Foundation
import Reports

/// The previews of an app.
package struct PreviewsEvent: Event {
  package static let name = "previews"

  private struct Failure: Encodable {
    let source: String
    let reason: String
    let place: PlaceOfEvent?
    let origin: PlaceOfEvent?
  }

  private let names: [String]
  /// The sources whose previews cannot be listed.
  private let failures: [Failure]

  /// The event with the names.
  package init(_ listing: PreviewRun.Listing) {
    names = listing.names
    failures = listing.failures.map { source, trap in
      Failure(
        source: source, reason: trap.message, place: PlaceOfEvent(trap.place), origin: PlaceOfEvent(trap.origin))
    }
  }
}

/// A preview was rendered, or could not be.
package struct PreviewRenderedEvent: Event {
  package static let name = "preview-rendered"

  private let preview: String
  private let variant: String
  private let file: String?
  private let isSame: Bool
  private let seconds: Double
  private let reason: String?
  private let place: PlaceOfEvent?
  private let origin: PlaceOfEvent?
  private let function: String?

  /// The event of a rendering.
  package init(_ rendering: PreviewRun.Rendering) {
    preview = rendering.preview
    variant = rendering.caption
    file = rendering.file?.path
    isSame = rendering.isSame
    seconds = rendering.seconds
    reason = rendering.failure?.message
    place = PlaceOfEvent(rendering.failure?.place)
    origin = PlaceOfEvent(rendering.failure?.origin)
    function = rendering.function
  }
}

/// A line of a source.
private struct PlaceOfEvent: Encodable {
  let file: String
  let line: Int

  /// The place; nil for none.
  init?(_ place: SourcePlace?) {
    guard let place else { return nil }
    (file, line) = (place.file, place.line)
  }
}

/// All previews were rendered.
package struct PreviewsRenderedEvent: Event {
  package static let name = "previews-rendered"

  private let count: Int
  private let failed: Int
  private let changed: Int
  private let seconds: Double
  /// The files in which all pictures are side by side.
  private let sheets: [String]

  /// The event of all renderings.
  package init(_ renderings: [PreviewRun.Rendering], sheets: [URL], seconds: Double) {
    count = renderings.count
    failed = renderings.count { $0.failure != nil }
    changed = renderings.count { $0.file != nil && !$0.isSame }
    self.sheets = sheets.map(\.path)
    self.seconds = seconds
  }
}
