@_exported import Foundation

// Core Foundation's types are Foundation's classes, so `as CFDictionary` and `as CFString` compile as on Apple's systems.
// The module of that name in the toolchain has types of its own, to which nothing can be cast.

/// A reference to any object of Core Foundation.
public typealias CFTypeRef = AnyObject
/// A number that tells the type of an object.
public typealias CFTypeID = UInt
/// A count, or a position.
public typealias CFIndex = Int
/// The bits of options.
public typealias CFOptionFlags = UInt
/// The domain of an error.
public typealias CFErrorDomain = CFString
/// The result of a function of the system: 0 means success.
public typealias OSStatus = Int32
/// A number of seconds.
public typealias CFTimeInterval = Double
/// The seconds since the beginning of 2001.
public typealias CFAbsoluteTime = CFTimeInterval

/// A string.
public typealias CFString = NSString
/// A string that can be changed.
public typealias CFMutableString = NSMutableString
/// A string with attributes.
public typealias CFAttributedString = NSAttributedString
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
/// A truth value.
public typealias CFBoolean = NSNumber
/// A date.
public typealias CFDate = NSDate
/// A URL.
public typealias CFURL = NSURL
/// An error.
public typealias CFError = NSError
/// The object for the absence of one.
public typealias CFNull = NSNull
/// A time zone.
public typealias CFTimeZone = NSTimeZone
/// A locale.
public typealias CFLocale = NSLocale

/// An allocator of memory. There is one only, the default, which is nil.
public final class CFAllocator: Sendable {
  private init() {}
}

/// The default allocator.
public let kCFAllocatorDefault: CFAllocator! = nil
/// The truth value true.
public let kCFBooleanTrue: CFBoolean! = true
/// The truth value false.
public let kCFBooleanFalse: CFBoolean! = false
/// The object for the absence of one.
public let kCFNull: CFNull! = NSNull()
/// The result of a function of the system that has succeeded.
public let noErr: OSStatus = 0
