/// The backtrace that Swift's runtime writes into the standard error when a process traps.
package enum Backtrace {
  /// The value of `SWIFT_BACKTRACE` for a short one: lines without inlined calls, which take minutes in large programs.
  package static let settings =
    "enable=yes,symbolicate=fast,color=no,threads=crashed,registers=none,images=none,interactive=no"

  /// The line of the app that led to a trap: the innermost one that is neither the standard library's nor Pergola's.
  ///
  /// - Parameter lines: Those of a standard error.
  package static func origin(in lines: [String]) -> SourcePlace? {
    let places = lines.compactMap(place)
    // The folder of Pergola's sources is that of a frame which every app has.
    let mark = "/Sources/Launcher/Launcher.swift"
    let own = places.lazy.map(\.file).first { $0.hasSuffix(mark) }.map { $0.dropLast(mark.count) + "/Sources/" }
    return places.first { place in
      // What a macro was expanded to lies in no file.
      !place.file.contains("@__swiftmacro_") && own.map { !place.file.hasPrefix($0) } ?? true
    }
  }

  /// The place of a frame, in “ 3 [ra] 0x000055c403d81b50 f() + 95 in App at App/A.swift:3:25”; nil for other lines, and for code
  /// of the compiler's.
  private static func place(in line: String) -> SourcePlace? {
    guard
      let match = line.firstMatch(
        of: #/^ *\d+ +(?:\[[^\]]*\] *)*0x[0-9a-f]+ .* in .* at ([^:]+\.swift):(\d+)(?::\d+)?$/#),
      let number = Int(match.2), number > 0
    else { return nil }
    return SourcePlace(file: String(match.1), line: number)
  }
}
