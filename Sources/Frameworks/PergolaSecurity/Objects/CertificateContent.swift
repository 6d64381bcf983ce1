import Foundation

/// The names and the number in an X.509 certificate: RFC 5280, 4.1.
struct CertificateContent: Sendable {
  let serialNumber: Data
  let issuer: Data
  let subject: Data
  /// The common name of the subject, or else another of its names; nil if it has none.
  let subjectSummary: String?

  /// Reads a certificate; nil if the data is none.
  init?(_ data: Data) {
    var outer = DERReader(data)
    guard var certificate = outer.take(.sequence)?.reader, outer.isAtEnd,
      var body = certificate.take(.sequence)?.reader, certificate.take(.sequence) != nil,
      certificate.take(.bitString) != nil
    else { return nil }
    // The version is left out if it is 1.
    _ = body.take(.version)
    guard let number = body.take(.integer), body.take(.sequence) != nil, let issuer = body.take(.sequence),
      body.take(.sequence) != nil, let subject = body.take(.sequence), body.take(.sequence) != nil
    else { return nil }
    serialNumber = number.content
    self.issuer = issuer.whole
    self.subject = subject.whole
    subjectSummary = Self.summary(of: subject.reader)
  }

  /// The identifiers of the common name, the organizational unit and the organization.
  private static let nameTypes: [Data] = [[0x55, 4, 3], [0x55, 4, 11], [0x55, 4, 10]].map { Data($0 as [UInt8]) }

  private static func summary(of subject: DERReader) -> String? {
    var subject = subject
    var names: [Data: String] = [:]
    while var set = subject.take(.set)?.reader {
      while var pair = set.take(.sequence)?.reader {
        guard let type = pair.take(.objectIdentifier), let text = pair.takeText() else { continue }
        names[type.content] = text
      }
    }
    return nameTypes.lazy.compactMap { names[$0] }.first
  }
}

/// A reader of DER: X.690. Data that is cut off or has absurd lengths gives nil.
struct DERReader {
  enum Tag: UInt8 {
    case integer = 0x02, bitString = 0x03, objectIdentifier = 0x06, sequence = 0x30, set = 0x31, version = 0xA0
  }

  /// A value with its tag.
  struct Element {
    let whole: Data
    let content: Data
    var reader: DERReader { DERReader(content) }
  }

  private var rest: Data

  init(_ data: Data) { rest = Data(data) }

  var isAtEnd: Bool { rest.isEmpty }

  /// Takes the next value; nil, without taking anything, if it has another tag.
  mutating func take(_ tag: Tag) -> Element? { rest.first == tag.rawValue ? take() : nil }

  /// Takes a text in one of the encodings of names.
  mutating func takeText() -> String? {
    let tag = rest.first
    guard let element = take() else { return nil }
    switch tag {
    case 0x0C, 0x13, 0x16: return String(data: element.content, encoding: .utf8)
    case 0x14: return String(data: element.content, encoding: .isoLatin1)
    case 0x1E: return String(data: element.content, encoding: .utf16BigEndian)
    default: return nil
    }
  }

  private mutating func take() -> Element? {
    guard rest.count >= 2 else { return nil }
    let first = rest[rest.startIndex + 1]
    var header = 2
    var length = Int(first)
    if first >= 0x80 {
      let count = Int(first & 0x7F)
      guard (1...4).contains(count), rest.count >= 2 + count else { return nil }
      length = rest.dropFirst(2).prefix(count).reduce(0) { $0 << 8 | Int($1) }
      header += count
    }
    guard rest.count - header >= length else { return nil }
    let whole = Data(rest.prefix(header + length))
    rest = Data(rest.dropFirst(header + length))
    return Element(whole: whole, content: Data(whole.dropFirst(header)))
  }
}
