#if Image
  /// The error that no font is installed, so that no text can be drawn.
  public struct MissingFontsError: Error, CustomStringConvertible {
    /// The problem and its solution.
    public var description: String {
      "No font is installed, so text would be invisible. "
        + "Install some (Debian: apt-get install fonts-inter fonts-noto-core)."
    }
  }
#endif
