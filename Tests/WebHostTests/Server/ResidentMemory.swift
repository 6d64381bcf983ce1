#if Web
  import Foundation
  import Testing

  /// The resident memory of the process, in bytes.
  func residentMemory() throws -> Int {
    let fields = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
    return try #require(fields.dropFirst().first.flatMap { Int($0) }) * Int(sysconf(Int32(_SC_PAGESIZE)))
  }
#endif
