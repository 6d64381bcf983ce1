import Foundation

// The types of Core Foundation are Foundation's classes, as bridging makes them in the original.

/// An object of Core Foundation.
public typealias CFTypeRef = AnyObject
/// A string.
public typealias CFString = NSString
/// A string that can be changed.
public typealias CFMutableString = NSMutableString
/// An array.
public typealias CFArray = NSArray
/// An array that can be changed.
public typealias CFMutableArray = NSMutableArray
/// A dictionary.
public typealias CFDictionary = NSDictionary
/// A dictionary that can be changed.
public typealias CFMutableDictionary = NSMutableDictionary
/// A set.
public typealias CFSet = NSSet
/// A set that can be changed.
public typealias CFMutableSet = NSMutableSet
/// Bytes.
public typealias CFData = NSData
/// Bytes that can be changed.
public typealias CFMutableData = NSMutableData
/// A number.
public typealias CFNumber = NSNumber
/// A number that is true or false.
public typealias CFBoolean = NSNumber
/// A date.
public typealias CFDate = NSDate
/// A URL.
public typealias CFURL = NSURL
/// An error.
public typealias CFError = NSError
/// The object that stands for nil.
public typealias CFNull = NSNull
/// A locale.
public typealias CFLocale = NSLocale
/// A length or a place.
public typealias CFIndex = Int
/// A span of seconds.
public typealias CFTimeInterval = Double
/// Seconds since the first of January 2001.
public typealias CFAbsoluteTime = CFTimeInterval

/// The number that is true.
public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
/// The number that is false.
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)
/// The object that stands for nil.
public let kCFNull: CFNull! = NSNull()

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
