#if Image
  import Foundation
  import PangoText
  import RenderTree

  /// A picture held against the one that was expected.
  ///
  /// Where the fonts and libraries that made the expected one are those of this machine, each pixel must be the same.
  /// Elsewhere letters cannot be the same to the pixel, and `PictureTolerance` says what may differ.
  package struct PictureComparison {
    /// Why a file cannot be compared, in words that go on from "it cannot be compared:".
    package struct Problem: Error, Hashable, CustomStringConvertible {
      package let description: String
    }

    /// How the pictures were compared.
    package enum Rule: Hashable, Sendable {
      case exact
      /// With what differs between the expected picture's making and this machine.
      case tolerant([String])
    }

    /// How the pictures were compared.
    package let rule: Rule
    /// Whether they are the same, as far as the rule says.
    package let isAlike: Bool
    /// What was found, in a sentence.
    package let finding: String
    /// Where they differ: the actual picture faded, with the pixels that differ marked. Nil where they are alike.
    package let difference: Data?

    /// Compares two PNG files, of which the second was made here and now.
    ///
    /// - Parameter scale: pixels to a point.
    /// - Throws: what is wrong with the expected file.
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

    /// How the pictures were compared, and why so, in a sentence.
    package var method: String {
      switch rule {
      case .exact: "They were compared pixel by pixel: fonts and libraries are those of the reference."
      case .tolerant(let reasons):
        "They were compared within a tolerance (\(PictureTolerance.usual)), because what draws here is not what "
          + "drew the reference: \(reasons.joined(separator: "; "))."
      }
    }

    // MARK: Parts

    /// Pictures that are alike.
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
      var places: [PixelPlace] = []
      for y in 0..<old.height where !old.row(y, isSameIn: new) {
        let (first, second) = (old.row(y), new.row(y))
        for x in 0..<old.width where first[x] != second[x] { places.append(PixelPlace(x: x, y: y)) }
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
      let tolerance = PictureTolerance.usual
      let places = tolerance.disagreements(old, new, scale: scale)
      let allowed = old.width * old.height / tolerance.share
      guard places.count > allowed, let box = PixelBox(places) else {
        self.init(rule)
        return
      }
      self.init(
        rule, finding: "\(places.count) pixels have not their like, and \(allowed) may; they are in \(box).",
        difference: new.marking(places))
    }
  }

  /// The smallest rectangle with some pixels.
  private struct PixelBox: CustomStringConvertible {
    private let columns: ClosedRange<Int>
    private let rows: ClosedRange<Int>

    /// Nil for no pixels.
    init?(_ places: [PixelPlace]) {
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
