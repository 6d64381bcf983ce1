@_exported import Foundation
@_exported import OpenCombine
@_exported import OpenCombineDispatch
@_exported import OpenCombineFoundation

// The original's Foundation contains `URLSession` and its companions; on Linux they have a module of their own.
#if canImport(FoundationNetworking)
  @_exported import FoundationNetworking
#endif
