import Foundation

/// The seconds between the first of January 1970 and that of 2001.
public let kCFAbsoluteTimeIntervalSince1970: CFTimeInterval = Date.timeIntervalBetween1970AndReferenceDate

/// Returns the seconds since the first of January 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
