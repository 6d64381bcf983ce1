import Foundation

/// The placement of a popover at its source.
struct PopoverPlacement {
  /// The area for popovers: the safe area without margins.
  let room: CGRect
  /// The directions in which the arrow may point; not empty.
  let directions: UIPopoverArrowDirection
  /// The length of the arrow, which is the distance between popover and source.
  let arrow: CGFloat
  /// The size of the character cells that popovers are aligned to; nil outside of a terminal.
  let grid: CGSize?
  /// True if the popover may cover its source.
  var canOverlap = false

  /// A place for a popover.
  struct Place: Equatable {
    /// The frame, with the arrow.
    var frame: CGRect
    /// The direction in which the arrow points.
    var direction: UIPopoverArrowDirection
    /// The position of the arrow along its side of the frame.
    var arrowPosition: CGFloat
  }

  /// The place of a popover: in the first permitted direction of up, down, left and right in which it fits; if it fits in
  /// none, in the one with the most space, made smaller.
  func place(ofSize size: CGSize, at source: CGRect) -> Place {
    let all: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
    let permitted = all.filter { directions.contains($0) }
    let candidates = permitted.isEmpty ? all : permitted
    let fitting = candidates.first { direction in
      let space = space(direction, source)
      return space.width >= size.width && space.height >= size.height
    }
    let direction =
      fitting ?? candidates.max { area(ofSize: size, $0, source) < area(ofSize: size, $1, source) } ?? .up
    return place(ofSize: size, at: source, direction)
  }

  /// The size of the area on the side of the source to which a direction leads, without the arrow.
  private func space(_ direction: UIPopoverArrowDirection, _ source: CGRect) -> CGSize {
    switch direction {
    case .up: CGSize(width: room.width, height: room.maxY - source.maxY - arrow)
    case .down: CGSize(width: room.width, height: source.minY - arrow - room.minY)
    case .left: CGSize(width: room.maxX - source.maxX - arrow, height: room.height)
    default: CGSize(width: source.minX - arrow - room.minX, height: room.height)
    }
  }

  private func area(ofSize size: CGSize, _ direction: UIPopoverArrowDirection, _ source: CGRect) -> CGFloat {
    let space = space(direction, source)
    return max(0, min(size.width, space.width)) * max(0, min(size.height, space.height))
  }

  private func place(ofSize size: CGSize, at source: CGRect, _ direction: UIPopoverArrowDirection) -> Place {
    let space = canOverlap ? room.size : space(direction, source)
    // A popover without any space covers its source.
    let least = grid.map { CGSize(width: 3 * $0.width, height: 3 * $0.height) } ?? CGSize(width: 44, height: 44)
    var frame = CGRect(
      origin: .zero,
      size: CGSize(
        width: min(size.width, max(space.width, least.width), room.width),
        height: min(size.height, max(space.height, least.height), room.height)))
    let isVertical = direction == .up || direction == .down
    if isVertical {
      frame.size.height = min(frame.height + arrow, room.height)
      frame.origin.x = source.midX - frame.width / 2
      frame.origin.y = direction == .up ? source.maxY : source.minY - frame.height
    } else {
      frame.size.width = min(frame.width + arrow, room.width)
      frame.origin.x = direction == .left ? source.maxX : source.minX - frame.width
      frame.origin.y = source.midY - frame.height / 2
    }
    frame = inside(frame)
    let along = isVertical ? source.midX - frame.minX : source.midY - frame.minY
    let length = isVertical ? frame.width : frame.height
    let margin = min(length / 2, 26)
    return Place(frame: frame, direction: direction, arrowPosition: min(max(along, margin), length - margin))
  }

  /// The frame moved into the room, on the grid.
  private func inside(_ frame: CGRect) -> CGRect {
    var result = frame
    if let grid {
      result.origin.x = (frame.minX / grid.width).rounded() * grid.width
      result.origin.y = (frame.minY / grid.height).rounded() * grid.height
      result.size.width = max(1, (frame.width / grid.width).rounded(.down)) * grid.width
      result.size.height = max(1, (frame.height / grid.height).rounded(.down)) * grid.height
    }
    result.origin.x = max(room.minX, min(result.minX, room.maxX - result.width))
    result.origin.y = max(room.minY, min(result.minY, room.maxY - result.height))
    return result
  }
}
