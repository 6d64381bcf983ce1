import PergolaCoreFoundation

// The results of the keychain and of the functions around it.

/// No error.
public let errSecSuccess: OSStatus = 0
/// Function or operation not implemented.
public let errSecUnimplemented: OSStatus = -4
/// The disk is full.
public let errSecDiskFull: OSStatus = -34
/// I/O error.
public let errSecIO: OSStatus = -36
/// Op wr.
public let errSecOpWr: OSStatus = -49
/// One or more parameters passed to a function were not valid.
public let errSecParam: OSStatus = -50
/// Write permissions error.
public let errSecWrPerm: OSStatus = -61
/// Failed to allocate memory.
public let errSecAllocate: OSStatus = -108
/// User canceled the operation.
public let errSecUserCanceled: OSStatus = -128
/// Bad parameter or invalid state for operation.
public let errSecBadReq: OSStatus = -909
/// Internal component.
public let errSecInternalComponent: OSStatus = -2070
/// ACL not simple.
public let errSecACLNotSimple: OSStatus = -25240
/// Policy not found.
public let errSecPolicyNotFound: OSStatus = -25241
/// Invalid trust setting.
public let errSecInvalidTrustSetting: OSStatus = -25242
/// No access for item.
public let errSecNoAccessForItem: OSStatus = -25243
/// Invalid owner edit.
public let errSecInvalidOwnerEdit: OSStatus = -25244
/// Trust not available.
public let errSecTrustNotAvailable: OSStatus = -25245
/// Unsupported format.
public let errSecUnsupportedFormat: OSStatus = -25256
/// Unknown format.
public let errSecUnknownFormat: OSStatus = -25257
/// Key is sensitive.
public let errSecKeyIsSensitive: OSStatus = -25258
/// Multiple priv keys.
public let errSecMultiplePrivKeys: OSStatus = -25259
/// Passphrase required.
public let errSecPassphraseRequired: OSStatus = -25260
/// Invalid password ref.
public let errSecInvalidPasswordRef: OSStatus = -25261
/// Invalid trust settings.
public let errSecInvalidTrustSettings: OSStatus = -25262
/// No trust settings.
public let errSecNoTrustSettings: OSStatus = -25263
/// Pkcs12 verify failure.
public let errSecPkcs12VerifyFailure: OSStatus = -25264
/// No keychain is available. You may need to restart your computer.
public let errSecNotAvailable: OSStatus = -25291
/// This keychain cannot be modified.
public let errSecReadOnly: OSStatus = -25292
/// The user name or passphrase you entered is not correct.
public let errSecAuthFailed: OSStatus = -25293
/// The specified keychain could not be found.
public let errSecNoSuchKeychain: OSStatus = -25294
/// The specified keychain is not a valid keychain file.
public let errSecInvalidKeychain: OSStatus = -25295
/// A keychain with the same name already exists.
public let errSecDuplicateKeychain: OSStatus = -25296
/// Duplicate callback.
public let errSecDuplicateCallback: OSStatus = -25297
/// Invalid callback.
public let errSecInvalidCallback: OSStatus = -25298
/// The specified item already exists in the keychain.
public let errSecDuplicateItem: OSStatus = -25299
/// The specified item could not be found in the keychain.
public let errSecItemNotFound: OSStatus = -25300
/// There is not enough memory available to use the specified item.
public let errSecBufferTooSmall: OSStatus = -25301
/// This item contains information which is too large or in a format that cannot be displayed.
public let errSecDataTooLarge: OSStatus = -25302
/// The specified attribute does not exist.
public let errSecNoSuchAttr: OSStatus = -25303
/// The specified item is no longer valid. It may have been deleted from the keychain.
public let errSecInvalidItemRef: OSStatus = -25304
/// Invalid search ref.
public let errSecInvalidSearchRef: OSStatus = -25305
/// The specified item does not appear to be a valid keychain item.
public let errSecNoSuchClass: OSStatus = -25306
/// A default keychain could not be found.
public let errSecNoDefaultKeychain: OSStatus = -25307
/// User interaction is not allowed.
public let errSecInteractionNotAllowed: OSStatus = -25308
/// The specified attribute could not be modified.
public let errSecReadOnlyAttr: OSStatus = -25309
/// Wrong sec version.
public let errSecWrongSecVersion: OSStatus = -25310
/// Key size not allowed.
public let errSecKeySizeNotAllowed: OSStatus = -25311
/// No storage module.
public let errSecNoStorageModule: OSStatus = -25312
/// No certificate module.
public let errSecNoCertificateModule: OSStatus = -25313
/// No policy module.
public let errSecNoPolicyModule: OSStatus = -25314
/// Interaction required.
public let errSecInteractionRequired: OSStatus = -25315
/// The contents of this item cannot be retrieved.
public let errSecDataNotAvailable: OSStatus = -25316
/// The contents of this item cannot be modified.
public let errSecDataNotModifiable: OSStatus = -25317
/// Create chain failed.
public let errSecCreateChainFailed: OSStatus = -25318
/// Invalid prefs domain.
public let errSecInvalidPrefsDomain: OSStatus = -25319
/// In dark wake.
public let errSecInDarkWake: OSStatus = -25320
/// MP signature invalid.
public let errSecMPSignatureInvalid: OSStatus = -25327
/// OTR too old.
public let errSecOTRTooOld: OSStatus = -25328
/// OTRID too new.
public let errSecOTRIDTooNew: OSStatus = -25329
/// Invalid certificate.
public let errSecInvalidCertificate: OSStatus = -26265
/// Not signer.
public let errSecNotSigner: OSStatus = -26267
/// Unsupported algorithm.
public let errSecUnsupportedAlgorithm: OSStatus = -26268
/// Policy denied.
public let errSecPolicyDenied: OSStatus = -26270
/// Unsupported operation.
public let errSecUnsupportedOperation: OSStatus = -26271
/// Unsupported padding.
public let errSecUnsupportedPadding: OSStatus = -26273
/// Invalid key.
public let errSecInvalidKey: OSStatus = -26274
/// Unable to decode the provided data.
public let errSecDecode: OSStatus = -26275
/// Item invalid key.
public let errSecItemInvalidKey: OSStatus = -34000
/// Item invalid key type.
public let errSecItemInvalidKeyType: OSStatus = -34001
/// Item invalid value.
public let errSecItemInvalidValue: OSStatus = -34002
/// Item class missing.
public let errSecItemClassMissing: OSStatus = -34003
/// Item match unsupported.
public let errSecItemMatchUnsupported: OSStatus = -34004
/// Use item list unsupported.
public let errSecUseItemListUnsupported: OSStatus = -34005
/// Use keychain unsupported.
public let errSecUseKeychainUnsupported: OSStatus = -34006
/// Use keychain list unsupported.
public let errSecUseKeychainListUnsupported: OSStatus = -34007
/// Return data unsupported.
public let errSecReturnDataUnsupported: OSStatus = -34008
/// Return attributes unsupported.
public let errSecReturnAttributesUnsupported: OSStatus = -34009
/// Return ref unsupported.
public let errSecReturnRefUnsupported: OSStatus = -34010
/// Return persitent ref unsupported.
public let errSecReturnPersitentRefUnsupported: OSStatus = -34011
/// Value ref unsupported.
public let errSecValueRefUnsupported: OSStatus = -34012
/// Value persistent ref unsupported.
public let errSecValuePersistentRefUnsupported: OSStatus = -34013
/// Return missing pointer.
public let errSecReturnMissingPointer: OSStatus = -34014
/// Match limit unsupported.
public let errSecMatchLimitUnsupported: OSStatus = -34015
/// Item illegal query.
public let errSecItemIllegalQuery: OSStatus = -34016
/// Wait for callback.
public let errSecWaitForCallback: OSStatus = -34017
/// A required entitlement isn't present.
public let errSecMissingEntitlement: OSStatus = -34018
/// Upgrade pending.
public let errSecUpgradePending: OSStatus = -34019
/// Restricted API.
public let errSecRestrictedAPI: OSStatus = -34020
