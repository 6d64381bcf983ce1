import Foundation

extension Drawing {
  /// What applies to an operation where it paints.
  public struct State: Sendable {
    /// A shape that a clip left.
    public struct Clip: Hashable, Sendable {
      /// In the recording's own coordinates.
      public let path: Path
      /// Which of its points are inside.
      public let rule: Path.FillRule

      init(path: Path, rule: Path.FillRule) {
        self.path = path
        self.rule = rule
      }
    }

    /// From the operation's coordinates to the recording's own.
    public fileprivate(set) var transform = Transform.identity
    /// A rectangle around what clips have left, in the recording's own coordinates: exact where all of them were
    /// upright rectangles. Infinite where there was none.
    public fileprivate(set) var clipBounds = CGRect.infinite
    /// The clips that were no upright rectangles.
    public fileprivate(set) var clips: [Clip] = []
    /// Of the operation and of all layers that it is in, from 0 to 1.
    public fileprivate(set) var opacity = 1.0
    /// Whether the operation, and each layer that it is in, adds to what lies below and takes nothing away.
    public fileprivate(set) var isAdding = true

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

  /// Hands out everything that paints, in order, also from recordings inside, with what applies to it.
  ///
  /// - Complexity: O(n) in the number of operations.
  public func forEachPainting(_ body: (Operation, State) -> Void) { walk(from: State(), body) }

  private func walk(from state: State, _ body: (Operation, State) -> Void) {
    // The opacity of the layers around is kept apart: the operations' own replaces itself.
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

  /// The texts, in order, that are not wholly transparent, each with its box in the recording's own coordinates: what
  /// of it clips have left.
  public var texts: [(layout: TextLayout, box: CGRect)] {
    var texts: [(layout: TextLayout, box: CGRect)] = []
    forEachPainting { operation, state in
      guard case .text(let layout, let origin) = operation, state.isAdding, state.opacity >= NodePlace.leastOpacity
      else { return }
      let box = state.transform.apply(to: CGRect(origin: origin, size: layout.size)).overlap(with: state.clipBounds)
      if !box.isNull, !box.isEmpty { texts.append((layout, box)) }
    }
    return texts
  }

  /// A rectangle around all that is painted, strokes with their width, in the recording's own coordinates; null where
  /// nothing is.
  public var paintedBounds: CGRect {
    var bounds = CGRect.null
    forEachPainting { operation, state in
      guard state.isAdding, state.opacity > 0, let box = operation.paintedBox else { return }
      let seen = state.transform.apply(to: box).overlap(with: state.clipBounds)
      if !seen.isNull { bounds = bounds.union(seen) }
    }
    return bounds
  }
}

/// The state of a recording that is being walked through.
private struct WalkFrame {
  /// As it was when the recording, or the layer, began; transform and clip as they are now.
  var state: Drawing.State
  var opacity = 1.0
  var blendMode = Drawing.BlendMode.normal

  var resolved: Drawing.State {
    var resolved = state
    resolved.opacity *= opacity
    resolved.isAdding = resolved.isAdding && blendMode.adds
    return resolved
  }
}

extension Drawing.Operation {
  /// A rectangle around what the operation paints, in its own coordinates; nil where it paints nothing by itself.
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
  /// Whether something becomes visible by it that was not there.
  fileprivate var adds: Bool {
    switch self {
    case .clear, .sourceIn, .sourceOut, .destinationIn, .destinationOut, .destinationAtop, .xor: false
    default: true
    }
  }
}
