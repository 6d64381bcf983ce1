import PergolaCoreFoundation
import PergolaSystem

/// Writes a signpost.
///
/// - Parameters:
///   - type: The beginning or the end of an interval, or an event.
///   - dso: The program or library whose code writes it.
///   - log: The part of the log.
///   - name: The name of the interval, or of the event.
///   - signpostID: The number that tells intervals of one name apart.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer = #dsohandle, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {
  writeSignpost(type, dso, log, name, signpostID, FormattedLogContent(format: "", arguments: []))
}

/// Writes a signpost with a text.
///
/// - Parameters:
///   - type: The beginning or the end of an interval, or an event.
///   - dso: The program or library whose code writes it.
///   - log: The part of the log.
///   - name: The name of the interval, or of the event.
///   - signpostID: The number that tells intervals of one name apart.
///   - format: The format of the text.
///   - arguments: The values in the text.
@_disfavoredOverload
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer = #dsohandle, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {
  writeSignpost(type, dso, log, name, signpostID, FormattedLogContent(format: format, arguments: arguments))
}

/// Writes a signpost with a text.
///
/// - Parameters:
///   - type: The beginning or the end of an interval, or an event.
///   - dso: The program or library whose code writes it.
///   - log: The part of the log.
///   - name: The name of the interval, or of the event.
///   - signpostID: The number that tells intervals of one name apart.
///   - message: The text.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer = #dsohandle, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ message: SignpostMetadata
) {
  writeSignpost(type, dso, log, name, signpostID, message.content)
}

func writeSignpost(
  _ type: OSSignpostType, _ dso: UnsafeRawPointer?, _ log: OSLog, _ name: StaticString, _ id: OSSignpostID,
  _ content: @autoclosure () -> any LogContent
) {
  // Signposts with these numbers are of a disabled log, or a mistake: the original drops them.
  guard id != .null, id != .invalid else { return }
  let name = name.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
  System.current.log.write(
    .default, in: log.name, content(), signpost: SystemLog.Entry.Signpost(name: name, id: id, type: type), image: dso)
}
