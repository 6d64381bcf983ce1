#if Crypto
  import Crypto
  import CryptoBase
  import Foundation

  // Crypto answers a wrong tag with an error of its library; the original has one of its own, which apps catch. These
  // functions hide those of Crypto, because this module exports Crypto.

  extension AES.GCM {
    /// Opens a sealed box.
    ///
    /// - Throws: `CryptoKitError.authenticationFailure` if the key is another one, or if the box was changed.
    public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
      try open(sealedBox, using: key, authenticating: Data())
    }

    /// Opens a sealed box, with data that were not encrypted.
    ///
    /// - Throws: `CryptoKitError.authenticationFailure` if the key or the data are others, or if the box was changed.
    public static func open<AuthenticatedData: DataProtocol>(
      _ sealedBox: SealedBox, using key: SymmetricKey, authenticating authenticatedData: AuthenticatedData
    ) throws -> Data {
      try withAuthenticationFailure { try opened(sealedBox, key, authenticating: authenticatedData) }
    }
  }

  extension ChaChaPoly {
    /// Opens a sealed box.
    ///
    /// - Throws: `CryptoKitError.authenticationFailure` if the key is another one, or if the box was changed.
    public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
      try open(sealedBox, using: key, authenticating: Data())
    }

    /// Opens a sealed box, with data that were not encrypted.
    ///
    /// - Throws: `CryptoKitError.authenticationFailure` if the key or the data are others, or if the box was changed.
    public static func open<AuthenticatedData: DataProtocol>(
      _ sealedBox: SealedBox, using key: SymmetricKey, authenticating authenticatedData: AuthenticatedData
    ) throws -> Data {
      try withAuthenticationFailure { try opened(sealedBox, key, authenticating: authenticatedData) }
    }
  }

  /// Runs a function, and translates the library's error for a wrong tag.
  private func withAuthenticationFailure<Result>(_ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch CryptoKitError.underlyingCoreCryptoError {
      // The number may be that of an earlier failure. Sizes have errors of their own, so that only the tag is left.
      throw CryptoKitError.authenticationFailure
    }
  }
#endif
