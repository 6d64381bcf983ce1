import Foundation

/// The seconds between the first of January 1970 and that of 2001.
public let kCFAbsoluteTimeIntervalSince1970: CFTimeInterval = Date.timeIntervalBetween1970AndReferenceDate

/// Returns the seconds since the first of January 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// Returns true if two objects are equal.
public func CFEqual(_ cf1: CFTypeRef?, _ cf2: CFTypeRef?) -> Bool {
  if cf1 === cf2 { return true }
  guard let first = cf1 as? NSObject else { return false }
  return first.isEqual(cf2)
}

/// Returns the hash of an object, which equal objects share.
public func CFHash(_ cf: CFTypeRef?) -> UInt { UInt(bitPattern: (cf as? NSObject)?.hash ?? 0) }

/// Returns the number of elements.
public func CFArrayGetCount(_ theArray: CFArray) -> CFIndex { theArray.count }

/// Returns the number of entries.
public func CFDictionaryGetCount(_ theDict: CFDictionary) -> CFIndex { theDict.count }

/// Returns true for a number that is not zero.
public func CFBooleanGetValue(_ boolean: CFBoolean) -> Bool { boolean.boolValue }
