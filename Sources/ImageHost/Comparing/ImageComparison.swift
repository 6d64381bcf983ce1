#if Image
  import Foundation
  import PangoText
  import RenderTree

  /// A comparison of an image with the expected one.
  ///
  /// If this machine has the fonts and libraries that made the expected image, all pixels must be equal. Otherwise
  /// letters cannot be equal to the pixel, and `ImageTolerance` defines the allowed differences.
  package struct ImageComparison {
    /// The reason that a file cannot be compared, as a continuation of "it cannot be compared:".
    package struct Problem: Error, Hashable, CustomStringConvertible {
      package let description: String
    }

    /// The rule of a comparison.
    package enum Rule: Hashable, Sendable {
      case exact
      /// Within a tolerance, for the given differences between this machine and the one that made the expected image.
      case tolerant([String])
    }

    /// The rule that was used.
    package let rule: Rule
    /// True if the images are equal under the rule.
    package let isAlike: Bool
    /// The result, in a sentence.
    package let finding: String
    /// The actual image, faded, with the differing pixels marked; nil if the images are equal or differ in size.
    package let difference: Data?

    /// Compares two PNG files, the second of which was made by this process.
    ///
    /// - Parameter scale: the number of pixels per point.
    /// - Throws: a problem of the expected file.
    package init(expected: Data, actual: Data, scale: CGFloat) throws(Problem) {
      let reasons = PNGInfo.differences(of: expected, fromHereIn: actual)
      let rule: Rule = reasons.isEmpty ? .exact : .tolerant(reasons)
      guard expected != actual else {
        self.init(rule)
        return
      }
      let (old, new) = (try PixelGrid(png: expected), try PixelGrid(png: actual))
      guard old.width == new.width, old.height == new.height else {
        self.init(
          rule,
          finding: "The picture has \(new.width) x \(new.height) pixels; \(old.width) x \(old.height) were expected.",
          difference: nil)
        return
      }
      switch rule {
      case .exact: self.init(rule, exactly: old, new)
      case .tolerant: self.init(rule, withinTolerance: old, new, scale: scale)
      }
    }

    /// The rule and its reason, in a sentence.
    package var method: String {
      switch rule {
      case .exact: "They were compared pixel by pixel: fonts and libraries are those of the reference."
      case .tolerant(let reasons):
        "They were compared within a tolerance (\(ImageTolerance.usual)), because what draws here is not what "
          + "drew the reference: \(reasons.joined(separator: "; "))."
      }
    }

    // MARK: Parts

    /// A comparison of equal images.
    private init(_ rule: Rule) {
      self.rule = rule
      isAlike = true
      finding = "The pictures are alike."
      difference = nil
    }

    private init(_ rule: Rule, finding: String, difference: Data?) {
      self.rule = rule
      isAlike = false
      self.finding = finding
      self.difference = difference
    }

    private init(_ rule: Rule, exactly old: PixelGrid, _ new: PixelGrid) {
      var places: [PixelPosition] = []
      for y in 0..<old.height where !old.row(y, isSameIn: new) {
        let (first, second) = (old.row(y), new.row(y))
        for x in 0..<old.width where first[x] != second[x] { places.append(PixelPosition(x: x, y: y)) }
      }
      guard let box = PixelBox(places) else {
        self.init(rule)
        return
      }
      let verb = places.count == 1 ? "differs" : "differ"
      self.init(
        rule, finding: "\(places.count) of \(old.width * old.height) pixels \(verb), in \(box).",
        difference: new.marking(places))
    }

    private init(_ rule: Rule, withinTolerance old: PixelGrid, _ new: PixelGrid, scale: CGFloat) {
      let tolerance = ImageTolerance.usual
      let places = tolerance.mismatches(old, new, scale: scale)
      let allowed = old.width * old.height / tolerance.share
      guard places.count > allowed, let box = PixelBox(places) else {
        self.init(rule)
        return
      }
      self.init(
        rule, finding: "\(places.count) pixels have no counterpart, where \(allowed) may; they are in \(box).",
        difference: new.marking(places))
    }
  }

  /// The bounding box of some pixels.
  private struct PixelBox: CustomStringConvertible {
    private let columns: ClosedRange<Int>
    private let rows: ClosedRange<Int>

    /// The bounding box of pixels; nil if there are none.
    init?(_ places: [PixelPosition]) {
      let (columns, rows) = (places.map(\.x), places.map(\.y))
      guard let left = columns.min(), let right = columns.max(), let top = rows.min(), let bottom = rows.max() else {
        return nil
      }
      self.columns = left...right
      self.rows = top...bottom
    }

    var description: String {
      "columns \(columns.lowerBound) to \(columns.upperBound) and rows \(rows.lowerBound) to \(rows.upperBound)"
    }
  }
#endif
