extension NSLayoutConstraint {
  /// The options of constraints that a visual format describes: alignments across the format's axis, the direction of a
  /// horizontal format, and the edges between which spaces are measured.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The bits: one per alignment, two for the direction, one for the spacing.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    private init(aligning attribute: Attribute) { self.init(rawValue: 1 << UInt(attribute.rawValue)) }

    /// Aligns the left edges of all views.
    public static let alignAllLeft = FormatOptions(aligning: .left)
    /// Aligns the right edges of all views.
    public static let alignAllRight = FormatOptions(aligning: .right)
    /// Aligns the top edges of all views.
    public static let alignAllTop = FormatOptions(aligning: .top)
    /// Aligns the bottom edges of all views.
    public static let alignAllBottom = FormatOptions(aligning: .bottom)
    /// Aligns the leading edges of all views.
    public static let alignAllLeading = FormatOptions(aligning: .leading)
    /// Aligns the trailing edges of all views.
    public static let alignAllTrailing = FormatOptions(aligning: .trailing)
    /// Aligns the centres of all views in a column.
    public static let alignAllCenterX = FormatOptions(aligning: .centerX)
    /// Aligns the centres of all views in a row.
    public static let alignAllCenterY = FormatOptions(aligning: .centerY)
    /// Aligns the last baselines of all views.
    public static let alignAllLastBaseline = FormatOptions(aligning: .lastBaseline)
    /// Aligns the first baselines of all views.
    public static let alignAllFirstBaseline = FormatOptions(aligning: .firstBaseline)
    /// The bits of all alignments.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// Reads a horizontal format from leading to trailing; the default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// Reads a horizontal format from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// Reads a horizontal format from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// The bits of the direction.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// Measures spaces between edges; the default.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Measures the vertical spaces between two views from the last baseline of the upper one to the first baseline of
    /// the lower one.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// The bit of the spacing.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)

    /// The attributes that are aligned, in the order of their numbers.
    var alignedAttributes: [Attribute] {
      (1..<16).filter { rawValue & (1 << UInt($0)) != 0 }.compactMap { Attribute(rawValue: $0) }
    }
  }
}
