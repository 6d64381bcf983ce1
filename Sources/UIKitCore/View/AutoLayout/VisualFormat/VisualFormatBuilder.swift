import Foundation

/// Makes the constraints of a parsed visual format, in the order of the format; alignments come last.
@MainActor
struct VisualFormatBuilder {
  let format: VisualFormat
  let options: NSLayoutConstraint.FormatOptions
  let metrics: [String: Any]
  let views: [String: Any]

  /// The attributes of one axis in the order of reading.
  private struct Direction {
    var start: NSLayoutConstraint.Attribute
    var end: NSLayoutConstraint.Attribute
    var startMargin: NSLayoutConstraint.Attribute
    var endMargin: NSLayoutConstraint.Attribute
    var size: NSLayoutConstraint.Attribute
    /// True if coordinates decrease in the order of reading.
    var isReversed = false
  }

  /// The relation of a space, its length and its priority.
  private struct Distance {
    var relation: NSLayoutConstraint.Relation
    var length: CGFloat
    var priority: UILayoutPriority
  }

  func constraints() throws(VisualFormatError) -> [NSLayoutConstraint] {
    try checkAlignments()
    var items: [any ConstraintItem] = []
    for view in format.views { items.append(try item(named: view.name, end: view.end)) }
    var made: [NSLayoutConstraint] = []
    if let edge = format.leadingEdge, let first = items.first { made += try constraints(from: edge, to: first) }
    for (index, view) in format.views.enumerated() {
      made += try sizes(of: items[index], view.predicates)
      if index < format.connections.count {
        made += try constraints(from: items[index], format.connections[index], to: items[index + 1])
      }
    }
    if let edge = format.trailingEdge, let last = items.last { made += try constraints(from: last, to: edge) }
    return made + alignments(of: items)
  }

  // MARK: Directions

  private var isVertical: Bool { format.axis == .vertical }

  private var direction: Direction {
    if isVertical {
      return Direction(start: .top, end: .bottom, startMargin: .topMargin, endMargin: .bottomMargin, size: .height)
    }
    switch options.intersection(.directionMask) {
    case .directionLeftToRight:
      return Direction(start: .left, end: .right, startMargin: .leftMargin, endMargin: .rightMargin, size: .width)
    case .directionRightToLeft:
      return Direction(
        start: .right, end: .left, startMargin: .rightMargin, endMargin: .leftMargin, size: .width, isReversed: true)
    default:
      return Direction(
        start: .leading, end: .trailing, startMargin: .leadingMargin, endMargin: .trailingMargin, size: .width)
    }
  }

  // MARK: Spaces

  /// The space between neighbours. The standard space between two views is 8 points.
  private func constraints(
    from first: any ConstraintItem, _ connection: VisualFormat.Connection, to second: any ConstraintItem
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    let usesBaselines = isVertical && options.contains(.spacingBaselineToBaseline)
    let (end, start) = usesBaselines ? (.lastBaseline, .firstBaseline) : (direction.end, direction.start)
    var made: [NSLayoutConstraint] = []
    for distance in try distances(connection, standard: 8) {
      made.append(space(first, end, second, start, distance))
    }
    return made
  }

  /// The space from the superview's first edge to a view. The standard space is the superview's margin.
  private func constraints(
    from edge: VisualFormat.Edge, to item: any ConstraintItem
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    let superview = try superview(of: item, for: edge)
    let attribute = edge.connection == .standard ? direction.startMargin : direction.start
    var made: [NSLayoutConstraint] = []
    for distance in try distances(edge.connection, standard: 0) {
      made.append(space(superview, attribute, item, direction.start, distance))
    }
    return made
  }

  /// The space from a view to the superview's last edge. The standard space is the superview's margin.
  private func constraints(
    from item: any ConstraintItem, to edge: VisualFormat.Edge
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    let superview = try superview(of: item, for: edge)
    let attribute = edge.connection == .standard ? direction.endMargin : direction.end
    var made: [NSLayoutConstraint] = []
    for distance in try distances(edge.connection, standard: 0) {
      made.append(space(item, direction.end, superview, attribute, distance))
    }
    return made
  }

  /// The constraint that a position follows another one, in the order of reading, by a distance.
  private func space(
    _ first: any ConstraintItem, _ firstAttribute: NSLayoutConstraint.Attribute, _ second: any ConstraintItem,
    _ secondAttribute: NSLayoutConstraint.Attribute, _ distance: Distance
  ) -> NSLayoutConstraint {
    let (greater, less) =
      direction.isReversed
      ? ((first, firstAttribute), (second, secondAttribute)) : ((second, secondAttribute), (first, firstAttribute))
    let constraint = NSLayoutConstraint(
      greater.0, greater.1, distance.relation, less.0, less.1, multiplier: 1, constant: distance.length)
    constraint.priority = distance.priority
    return constraint
  }

  private func distances(
    _ connection: VisualFormat.Connection, standard: CGFloat
  ) throws(VisualFormatError) -> [Distance] {
    switch connection {
    case .flush: return [Distance(relation: .equal, length: 0, priority: .required)]
    case .standard: return [Distance(relation: .equal, length: standard, priority: .required)]
    case .predicates(let predicates):
      var distances: [Distance] = []
      for predicate in predicates {
        let length = try length(predicate.object)
        distances.append(
          Distance(relation: predicate.relation, length: length, priority: try priority(predicate.priority)))
      }
      return distances
    }
  }

  // MARK: Sizes

  private func sizes(
    of item: any ConstraintItem, _ predicates: [VisualFormat.Predicate]
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    var made: [NSLayoutConstraint] = []
    for predicate in predicates {
      var other: (any ConstraintItem)?
      var constant: CGFloat = 0
      if case .name(let name) = predicate.object.value, metrics[name] == nil, views[name] != nil {
        other = try self.item(named: name, end: predicate.object.end)
      } else {
        constant = try length(predicate.object)
      }
      let constraint = NSLayoutConstraint(
        item, direction.size, predicate.relation, other, other == nil ? .notAnAttribute : direction.size,
        multiplier: 1, constant: constant)
      constraint.priority = try priority(predicate.priority)
      made.append(constraint)
    }
    return made
  }

  // MARK: Alignments

  private func checkAlignments() throws(VisualFormatError) {
    for attribute in options.alignedAttributes where attribute.kind == (isVertical ? .y : .x) {
      let (edge, axis) = isVertical ? ("horizontal", "vertical") : ("vertical", "horizontal")
      throw VisualFormatError(
        reason: """
          Options mask required views to be aligned on a \(edge) edge, which is not allowed for layout that is also \
          \(axis).
          """,
        offset: 0)
    }
  }

  private func alignments(of items: [any ConstraintItem]) -> [NSLayoutConstraint] {
    options.alignedAttributes.flatMap { attribute in
      zip(items, items.dropFirst()).map { first, second in
        NSLayoutConstraint(first, attribute, .equal, second, attribute, multiplier: 1, constant: 0)
      }
    }
  }

  // MARK: Names

  private func item(named name: String, end: Int) throws(VisualFormatError) -> any ConstraintItem {
    guard let value = views[name] else {
      throw VisualFormatError(reason: "\(name) is not a key in the views dictionary.", offset: end)
    }
    guard let item = value as? any ConstraintItem else {
      throw VisualFormatError(
        reason: "The value of \(name) in the views dictionary is not a view or layout guide.", offset: end)
    }
    return item
  }

  private func superview(
    of item: any ConstraintItem, for edge: VisualFormat.Edge
  ) throws(VisualFormatError) -> any ConstraintItem {
    guard let superview = item is UIView ? item.constrainedView?.superview : item.constrainedView else {
      throw VisualFormatError(
        reason: "Unable to interpret '|' character, because the related view doesn't have a superview",
        offset: edge.offset)
    }
    return superview
  }

  private func priority(_ term: VisualFormat.Term?) throws(VisualFormatError) -> UILayoutPriority {
    guard let term else { return .required }
    return UILayoutPriority(Float(try length(term)))
  }

  /// The number of a term. Its name is that of a metric.
  private func length(_ term: VisualFormat.Term) throws(VisualFormatError) -> CGFloat {
    switch term.value {
    case .number(let number): return CGFloat(number)
    case .name(let name):
      guard let metric = metrics[name] else {
        throw VisualFormatError(
          reason: """
            Encountered metric with name "\(name)", but value was not specified in metrics or views dictionaries
            """,
          offset: term.end)
      }
      guard let number = Self.number(metric) else {
        throw VisualFormatError(
          reason: "The value of \(name) in the metrics dictionary is not a number.", offset: term.end)
      }
      return number
    }
  }

  /// The value of any type of number; nil for other values.
  private static func number(_ value: Any) -> CGFloat? {
    switch value {
    case let priority as UILayoutPriority: CGFloat(priority.rawValue)
    case let number as NSNumber: CGFloat(number.doubleValue)
    case let number as any BinaryFloatingPoint: CGFloat(number)
    case let number as any BinaryInteger: CGFloat(number)
    default: nil
    }
  }
}
