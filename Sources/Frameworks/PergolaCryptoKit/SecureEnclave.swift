#if Crypto
  import Crypto
  import Foundation
  import PergolaLocalAuthentication
  import PergolaSecurity

  /// The coprocessor that keeps keys, which no host has.
  public enum SecureEnclave {
    /// False: a host has no such coprocessor, so no key can be made in it.
    public static var isAvailable: Bool { false }

    /// The error of each attempt to make a key or to find one.
    static var absence: CryptoKitError {
      // Choice: the code of `TKError.notImplemented`, with which a token answers what it can't do.
      .underlyingCoreCryptoError(error: -1)
    }
  }

  extension SecureEnclave {
    /// Keys of the curve P-256 in the coprocessor.
    public enum P256 {
      /// Keys for signatures.
      public enum Signing {}
      /// Keys for the agreement on a secret.
      public enum KeyAgreement {}
    }
  }

  extension SecureEnclave.P256.Signing {
    /// A key for signatures that never leaves the coprocessor. None can be made, so there is no value of this type.
    public struct PrivateKey: Sendable {
      private let key: Never

      /// Makes a key in the coprocessor.
      ///
      /// - Parameters:
      ///   - compactRepresentable: True if the public key should have a compact form.
      ///   - accessControl: The conditions for the use of the key.
      ///   - authenticationContext: The context in which the user has proved their identity.
      /// - Throws: `CryptoKitError.underlyingCoreCryptoError`, because there is no coprocessor.
      public init(
        compactRepresentable: Bool = true,
        // The flags and the protection are known to be valid.
        accessControl: SecAccessControl = SecAccessControlCreateWithFlags(
          nil, kSecAttrAccessibleWhenUnlockedThisDeviceOnly, [.privateKeyUsage], nil)!,
        authenticationContext: LAContext? = nil
      ) throws {
        throw SecureEnclave.absence
      }

      /// Finds a key in the coprocessor.
      ///
      /// - Throws: `CryptoKitError.underlyingCoreCryptoError`, because there is no coprocessor.
      public init(dataRepresentation: Data, authenticationContext: LAContext? = nil) throws {
        throw SecureEnclave.absence
      }

      /// The public key.
      public var publicKey: Crypto.P256.Signing.PublicKey { switch key {} }

      /// The key, encrypted for the coprocessor.
      public var dataRepresentation: Data { switch key {} }

      /// Returns the signature of a digest.
      public func signature<D: Digest>(for digest: D) throws -> Crypto.P256.Signing.ECDSASignature { switch key {} }

      /// Returns the signature of the SHA-256 digest of data.
      public func signature<D: DataProtocol>(for data: D) throws -> Crypto.P256.Signing.ECDSASignature {
        switch key {}
      }
    }
  }

  extension SecureEnclave.P256.KeyAgreement {
    /// A key for agreements that never leaves the coprocessor. None can be made, so there is no value of this type.
    public struct PrivateKey: HPKEDiffieHellmanPrivateKey, Sendable {
      private let key: Never

      /// Makes a key in the coprocessor.
      ///
      /// - Parameters:
      ///   - compactRepresentable: True if the public key should have a compact form.
      ///   - accessControl: The conditions for the use of the key.
      ///   - authenticationContext: The context in which the user has proved their identity.
      /// - Throws: `CryptoKitError.underlyingCoreCryptoError`, because there is no coprocessor.
      public init(
        compactRepresentable: Bool = true,
        // The flags and the protection are known to be valid.
        accessControl: SecAccessControl = SecAccessControlCreateWithFlags(
          nil, kSecAttrAccessibleWhenUnlockedThisDeviceOnly, [.privateKeyUsage], nil)!,
        authenticationContext: LAContext? = nil
      ) throws {
        throw SecureEnclave.absence
      }

      /// Finds a key in the coprocessor.
      ///
      /// - Throws: `CryptoKitError.underlyingCoreCryptoError`, because there is no coprocessor.
      public init(dataRepresentation: Data, authenticationContext: LAContext? = nil) throws {
        throw SecureEnclave.absence
      }

      /// The public key.
      public var publicKey: Crypto.P256.KeyAgreement.PublicKey { switch key {} }

      /// The key, encrypted for the coprocessor.
      public var dataRepresentation: Data { switch key {} }

      /// Returns the secret on which both sides agree.
      public func sharedSecretFromKeyAgreement(
        with publicKeyShare: Crypto.P256.KeyAgreement.PublicKey
      ) throws -> SharedSecret {
        switch key {}
      }
    }
  }
#endif
