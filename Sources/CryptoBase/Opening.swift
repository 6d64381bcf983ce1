#if Crypto
  import Crypto
  import Foundation

  // PergolaCryptoKit has functions of these names that hide those of Crypto, so it calls them here.

  /// Opens a sealed box of AES-GCM as Crypto does.
  package func opened(
    _ box: AES.GCM.SealedBox, _ key: SymmetricKey, authenticating data: some DataProtocol
  ) throws -> Data {
    try AES.GCM.open(box, using: key, authenticating: data)
  }

  /// Opens a sealed box of ChaCha20-Poly1305 as Crypto does.
  package func opened(
    _ box: ChaChaPoly.SealedBox, _ key: SymmetricKey, authenticating data: some DataProtocol
  ) throws -> Data {
    try ChaChaPoly.open(box, using: key, authenticating: data)
  }
#endif
