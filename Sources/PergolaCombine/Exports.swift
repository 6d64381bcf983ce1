@_exported import Foundation
@_exported import OpenCombine
@_exported import OpenCombineDispatch
@_exported import OpenCombineFoundation

// The original's Foundation contains `URLSession`, `XMLParser` and their companions; on Linux they have modules of
// their own.
#if canImport(FoundationNetworking)
  @_exported import FoundationNetworking
#endif
#if canImport(FoundationXML)
  @_exported import FoundationXML
#endif
