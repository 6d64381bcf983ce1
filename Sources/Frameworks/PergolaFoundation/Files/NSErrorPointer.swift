import Foundation

/// The place for an error, as `error: &error` passes it.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?
