import ConstraintSolver
import Foundation

// Members positioned by equations: from a frame and an autoresizing mask, or from the insets of a view.
extension ConstraintIsland {
  // MARK: Frames

  /// Adds the equations of a view whose frame the app sets: the frame follows the superview's size by the autoresizing
  /// mask.
  func relate(_ member: ConstraintMember, to outer: ConstraintMember) {
    let origin = origin(in: outer, space: member.space)
    let numbers = frameNumbers(of: member.view)
    member.shares = numbers.map(\.share)
    member.equations = [
      member.left - origin.left - Double(numbers[0].share) * outer.width .== Double(numbers[0].constant),
      member.top - origin.top - Double(numbers[1].share) * outer.height .== Double(numbers[1].constant),
      member.width - Double(numbers[2].share) * outer.width .== Double(numbers[2].constant),
      member.height - Double(numbers[3].share) * outer.height .== Double(numbers[3].constant),
    ]
    for equation in member.equations { addOrBreak(equation) }
  }

  func updateFrames() {
    for member in orderedMembers.dropFirst() where member.guide == nil && member.view.usesAutoresizingMask {
      let numbers = frameNumbers(of: member.view)
      if numbers.map(\.share) == member.shares {
        for (equation, number) in zip(member.equations, numbers) { setConstant(number.constant, of: equation) }
      } else if let superview = member.view.superview, let outer = members[ObjectIdentifier(superview)] {
        for equation in member.equations where solver.contains(equation) { solver.remove(equation) }
        relate(member, to: outer)
      }
    }
  }

  /// The numbers for each of x, y, width and height of a frame, in this order. The value is share × superview's size +
  /// constant.
  private func frameNumbers(of view: UIView) -> [(share: CGFloat, constant: CGFloat)] {
    let frame = view.geometry.untransformedFrame
    let superviewSize = view.superview?.bounds.size ?? .zero
    let mask = view.autoresizingMask
    let x = Self.shares(
      [frame.minX, frame.width, superviewSize.width - frame.maxX],
      flexible: [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin].map(mask.contains))
    let y = Self.shares(
      [frame.minY, frame.height, superviewSize.height - frame.maxY],
      flexible: [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin].map(mask.contains))
    return [
      (x[0], frame.minX - x[0] * superviewSize.width), (y[0], frame.minY - y[0] * superviewSize.height),
      (x[1], frame.width - x[1] * superviewSize.width), (y[1], frame.height - y[1] * superviewSize.height),
    ]
  }

  /// The share of a size change for each part: proportional to the lengths of the flexible parts, or equal if these are
  /// all zero.
  private static func shares(_ lengths: [CGFloat], flexible: [Bool]) -> [CGFloat] {
    let count = flexible.count { $0 }
    guard count > 0 else { return [0, 0, 0] }
    let total = zip(lengths, flexible).reduce(0) { $0 + ($1.1 ? $1.0 : 0) }
    return zip(lengths, flexible).map { length, isFlexible in
      if !isFlexible { return 0 }
      return total == 0 || count == 1 ? 1 / CGFloat(count) : length / total
    }
  }

  // MARK: Insets

  /// Adds the equations of a guide that is inset from the edges of its view.
  func relate(_ member: ConstraintMember, toEdgesOf owner: ConstraintMember) {
    let insets = insets(of: member)
    member.equations = [
      member.left - owner.left .== Double(insets.left),
      member.top - owner.top .== Double(insets.top),
      owner.width - member.width .== Double(insets.left + insets.right),
      owner.height - member.height .== Double(insets.top + insets.bottom),
    ]
    for equation in member.equations { addOrBreak(equation) }
  }

  func updateInsets() {
    for member in orderedMembers where member.guide != nil && !member.equations.isEmpty {
      let insets = insets(of: member)
      let constants = [insets.left, insets.top, insets.left + insets.right, insets.top + insets.bottom]
      for (equation, constant) in zip(member.equations, constants) { setConstant(constant, of: equation) }
    }
  }

  private func insets(of member: ConstraintMember) -> UIEdgeInsets {
    member.guide.map { member.view.insets(of: $0.role) } ?? .zero
  }

  // MARK: Offsets

  func updateOffsets() {
    for space in spaces.values {
      guard let offset = space.offset else { continue }
      setConstant(space.scrollView.contentOffset.x, of: offset.equations.x)
      setConstant(space.scrollView.contentOffset.y, of: offset.equations.y)
    }
  }
}
