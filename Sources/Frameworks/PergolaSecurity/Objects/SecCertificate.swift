import Foundation
import PergolaCoreFoundation

/// A certificate, as data with the names in it: nothing is verified.
public final class SecCertificate: NSObject, Sendable, KeychainObject {
  let itemData: Data
  let content: CertificateContent
  var itemClass: ItemClass { .certificate }

  init?(data: Data) {
    guard let content = CertificateContent(data) else { return nil }
    itemData = data
    self.content = content
  }

  var itemAttributes: [String: AttributeValue] {
    // The type of X.509 certificates of version 3, and the encoding DER.
    var attributes: [String: AttributeValue] = [
      "ctyp": .number(3), "cenc": .number(3), "issr": .data(content.issuer), "slnr": .data(content.serialNumber),
      "subj": .data(content.subject),
    ]
    if let name = content.subjectSummary { attributes["labl"] = .text(name) }
    return attributes
  }

  public override func isEqual(_ object: Any?) -> Bool { (object as? SecCertificate)?.itemData == itemData }

  public override var hash: Int { itemData.hashValue }
}

/// Makes a certificate of its data.
///
/// - Parameters:
///   - allocator: The allocator of memory: nil, the default.
///   - data: The data, in DER.
/// - Returns: The certificate; nil if the data is none.
public func SecCertificateCreateWithData(_ allocator: CFAllocator?, _ data: CFData) -> SecCertificate? {
  // There is no allocator but the default one, so `allocator` is always nil.
  SecCertificate(data: Data(referencing: data))
}

/// Returns the data of a certificate, in DER.
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { CFData(data: certificate.itemData) }

/// Returns the name of the subject of a certificate; nil if it has none.
public func SecCertificateCopySubjectSummary(_ certificate: SecCertificate) -> CFString? {
  certificate.content.subjectSummary.map { CFString(string: $0) }
}

/// Returns the serial number of a certificate.
public func SecCertificateCopySerialNumberData(
  _ certificate: SecCertificate, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
  // A certificate without a serial number can't be made, so there is never an error.
  CFData(data: certificate.content.serialNumber)
}

/// Returns the type of certificates.
public func SecCertificateGetTypeID() -> CFTypeID { typeID(of: SecCertificate.self) }
