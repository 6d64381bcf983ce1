@_exported import Foundation
@_exported import UIKitCore
@_exported import UIKitLists

// The original's Foundation contains `URLSession` and its companions; on Linux they have a module of their own.
#if canImport(FoundationNetworking)
  @_exported import FoundationNetworking
#endif
