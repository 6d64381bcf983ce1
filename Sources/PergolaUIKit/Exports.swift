@_exported import Foundation
@_exported import PergolaFoundation
@_exported import UIKitCore
@_exported import UIKitLists

// The original's Foundation contains `URLSession`, `XMLParser` and their companions; on Linux they have modules of
// their own.
#if canImport(FoundationNetworking)
  @_exported import FoundationNetworking
#endif
#if canImport(FoundationXML)
  @_exported import FoundationXML
#endif
