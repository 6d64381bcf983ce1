import Foundation

/// Performs a closure. There are no pools here: an object ends with its last reference.
public func autoreleasepool<Result, Failure: Error>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try body()
}
