import Foundation

extension NSLayoutConstraint {
  /// Returns the constraints that a drawing of views in one row or column describes. They are not active yet.
  ///
  ///     NSLayoutConstraint.constraints(
  ///       withVisualFormat: "H:|-[icon(32)]-gap-[title(>=60)]-|", options: .alignAllCenterY, metrics: ["gap": 12],
  ///       views: ["icon": icon, "title": title])
  ///
  /// A format begins with `H:` or `V:`; without either it is horizontal. `[name]` is a view, and `|` the edge of the
  /// superview. `-` is the standard space: the superview's layout margin next to `|`, 8 points between views. `-20-` and
  /// `-(>=8@750,<=20)-` are other spaces, and neighbours without `-` touch. `[name(100)]` and `[name(==other)]` fix a
  /// size. Numbers in parentheses may be negative. If a name in parentheses is in both dictionaries, it is a metric.
  ///
  /// Spaces in the format are skipped. With `spacingBaselineToBaseline`, the spaces beside `|` remain those of edges,
  /// and the standard space between two baselines is 8 points.
  ///
  /// Traps with the reason, the format and a marker below the place if the format cannot be read, a name is in no
  /// dictionary, a view beside `|` has no superview, or an alignment is one along the format's axis.
  ///
  /// - Parameters:
  ///   - opts: alignments, for all views of the format, and the direction.
  ///   - metrics: numbers by name.
  ///   - views: views and layout guides by name.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do throws(VisualFormatError) {
      return try constraints(format, opts, metrics: metrics ?? [:], views: views)
    } catch {
      fatalError(error.message(for: format))
    }
  }

  static func constraints(
    _ format: String, _ options: FormatOptions, metrics: [String: Any], views: [String: Any]
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    let parsed = try VisualFormatParser.parse(format)
    return try VisualFormatBuilder(format: parsed, options: options, metrics: metrics, views: views).constraints()
  }
}
