#if Image
  /// The machine has no font, so that no letter can be drawn.
  public struct MissingFontsError: Error, CustomStringConvertible {
    /// What is wrong, and what to do.
    public var description: String {
      "No font is installed, and without one texts cannot be seen. "
        + "Install some (Debian: apt-get install fonts-inter fonts-noto-core)."
    }
  }
#endif
