/// A defect of an image file.
public struct BitmapProblem: Error, Hashable, CustomStringConvertible {
  /// A message for the author of the file.
  public let description: String

  /// The maximum number of pixels, a limit against files that are made to exhaust memory.
  public static let maximumPixelCount = 1 << 26

  /// Throws for a size, in pixels, that is empty or too large.
  static func check(width: Int, height: Int) throws(BitmapProblem) {
    guard width > 0, height > 0 else { throw BitmapProblem(description: "its size is \(width) x \(height) pixels") }
    guard width <= maximumPixelCount / height else {
      throw BitmapProblem(
        description: "its \(width) x \(height) pixels are more than the \(maximumPixelCount) that are allowed")
    }
  }
}
