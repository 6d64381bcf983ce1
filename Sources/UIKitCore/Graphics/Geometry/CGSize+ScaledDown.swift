import Foundation

extension CGSize {
  /// The size, reduced in proportion until it fits into `limit`; a side of 0 in `limit` sets no limit.
  func scaledDown(to limit: CGSize) -> CGSize {
    var factor: CGFloat = 1
    if limit.width > 0, width > limit.width { factor = min(factor, limit.width / width) }
    if limit.height > 0, height > limit.height { factor = min(factor, limit.height / height) }
    return CGSize(width: width * factor, height: height * factor)
  }
}
