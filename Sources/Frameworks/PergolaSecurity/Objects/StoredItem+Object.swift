import Foundation

extension StoredItem {
  /// The key or the certificate that the item is; nil for a password.
  var object: (any NSObject & KeychainObject)? {
    switch itemClass {
    case .key: SecKey(data: data, attributes: attributes)
    case .certificate: SecCertificate(data: data)
    case .genericPassword, .internetPassword, .identity: nil
    }
  }
}

extension ItemClass {
  /// The object that the data of a new item must be; nil if the class has none.
  ///
  /// - Throws: `errSecDecode` if the data is not that of a certificate.
  func object(of data: Data?) throws -> (any KeychainObject)? {
    guard self == .certificate else { return nil }
    guard let data else { throw KeychainFailure(errSecParam) }
    guard let certificate = SecCertificate(data: data) else { throw KeychainFailure(errSecDecode) }
    return certificate
  }
}
