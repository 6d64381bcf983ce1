import Foundation

extension Drawing {
  /// The graphics state of a painting operation.
  public struct State: Sendable {
    /// A clip path.
    public struct Clip: Hashable, Sendable {
      /// The path in the recording's own coordinates.
      public let path: Path
      /// The rule for the points inside.
      public let rule: Path.FillRule

      init(path: Path, rule: Path.FillRule) {
        self.path = path
        self.rule = rule
      }
    }

    /// The transform from the operation's coordinates to the recording's own.
    public fileprivate(set) var transform = Transform.identity
    /// The bounding box of the clips, in the recording's own coordinates: exact if all clips are axis-aligned
    /// rectangles. Infinite without clips.
    public fileprivate(set) var clipBounds = CGRect.infinite
    /// The clips that are not axis-aligned rectangles.
    public fileprivate(set) var clips: [Clip] = []
    /// The opacity of the operation, multiplied with that of all layers around it, from 0 to 1.
    public fileprivate(set) var opacity = 1.0
    /// True if the operation and all layers around it only add to the content below, and do not remove any of it.
    public fileprivate(set) var isAdditive = true
    /// The distance to which blurs spread the operation, in the recording's own coordinates.
    public fileprivate(set) var spread: CGFloat = 0

    fileprivate mutating func clip(_ path: Path, _ rule: Path.FillRule) {
      let clip = Clip(path: path.applying(transform), rule: rule)
      if let rectangle = clip.path.rectangle {
        clipBounds = clipBounds.overlap(with: rectangle)
      } else {
        clipBounds = clipBounds.overlap(with: clip.path.bounds)
        clips.append(clip)
      }
    }
  }

  /// Calls a closure with each painting operation and its state, in order, including those in nested recordings.
  ///
  /// - Complexity: O(*n*) in the number of operations.
  public func forEachPainting(_ body: (Operation, State) -> Void) { walk(from: State(), body) }

  private func walk(from state: State, _ body: (Operation, State) -> Void) {
    // The opacity of the layers is kept apart, because an operation's own opacity replaces the previous one.
    var frame = WalkFrame(state: state)
    var saved: [WalkFrame] = []
    for operation in operations {
      switch operation {
      case .fill, .stroke, .text, .image: body(operation, frame.resolved)
      case .drawing(let drawing): drawing.walk(from: frame.resolved, body)
      case .clip(let path, let rule): frame.state.clip(path, rule)
      case .transform(let transform): frame.state.transform = transform.concatenating(frame.state.transform)
      case .opacity(let opacity): frame.opacity = min(max(opacity, 0), 1)
      case .blendMode(let mode): frame.blendMode = mode
      case .effects(let effects): frame.reach = effects.reduce(0) { $0 + $1.reach }
      case .shadow: break
      case .save: saved.append(frame)
      case .beginLayer:
        saved.append(frame)
        frame = WalkFrame(state: frame.resolved)
      case .restore, .endLayer:
        if let last = saved.popLast() { frame = last }
      }
    }
  }

  /// The visible texts in order, each with its clipped bounding box in the recording's own coordinates.
  public var texts: [(layout: TextLayout, box: CGRect)] {
    var texts: [(layout: TextLayout, box: CGRect)] = []
    forEachPainting { operation, state in
      guard case .text(let layout, let origin) = operation, state.isAdditive,
        state.opacity >= NodeGeometry.minimumOpacity
      else { return }
      let box = state.transform.apply(to: CGRect(origin: origin, size: layout.size)).overlap(with: state.clipBounds)
      if !box.isNull, !box.isEmpty { texts.append((layout, box)) }
    }
    return texts
  }

  /// The bounding box of everything that is painted, including the width of strokes, in the recording's own
  /// coordinates; null if nothing is painted.
  public var paintedBounds: CGRect {
    var bounds = CGRect.null
    forEachPainting { operation, state in
      guard state.isAdditive, state.opacity > 0, let box = operation.paintedBox else { return }
      let spread = state.transform.apply(to: box).insetBy(dx: -state.spread, dy: -state.spread)
      let seen = spread.overlap(with: state.clipBounds)
      if !seen.isNull { bounds = bounds.union(seen) }
    }
    return bounds
  }
}

/// The state of a walk through a recording.
private struct WalkFrame {
  /// The opacity and blending from the start of the recording or layer, with the current transform and clip.
  var state: Drawing.State
  var opacity = 1.0
  var blendMode = Drawing.BlendMode.normal
  /// The distance to which the effects spread an operation, in its coordinates.
  var reach: CGFloat = 0

  var resolved: Drawing.State {
    var resolved = state
    resolved.opacity *= opacity
    resolved.isAdditive = resolved.isAdditive && blendMode.adds
    resolved.spread += reach * max(1, state.transform.scale)
    return resolved
  }
}

extension Drawing.Operation {
  /// The bounding box of the operation in its own coordinates; nil if it does not paint by itself.
  fileprivate var paintedBox: CGRect? {
    switch self {
    case .fill(let path, _, _): path.bounds
    case .stroke(let path, let style, _):
      path.isEmpty ? nil : path.bounds.insetBy(dx: -style.width / 2, dy: -style.width / 2)
    case .text(let layout, let origin): CGRect(origin: origin, size: layout.size)
    case .image(_, let frame, _): frame
    default: nil
    }
  }
}

extension Drawing.BlendMode {
  /// True if the mode can add visible content.
  fileprivate var adds: Bool {
    switch self {
    case .clear, .sourceIn, .sourceOut, .destinationIn, .destinationOut, .destinationAtop, .xor: false
    default: true
    }
  }
}
