import Foundation
import PergolaCoreFoundation
import PergolaSystem

/// The gate before items that need a proof of the user's identity. One proof opens it for the whole call.
final class ProofGate {
  private let system: System
  private let request: ItemRequest
  private var isOpen = false

  init(system: System, request: ItemRequest) {
    self.system = system
    self.request = request
    isOpen = request.context?.isAuthenticated ?? false
  }

  /// Returns true if an item may be read, and false if it is to be skipped.
  ///
  /// - Throws: The result of a prompt that failed, was canceled, or must not be shown.
  func opens(_ item: StoredItem) throws -> Bool {
    guard let proof = item.proof, proof.needsUser else { return true }
    let flags = SecAccessControlCreateFlags(rawValue: proof.flags)
    if flags.contains(.biometryCurrentSet), proof.enrollment != system.authentication.enrollment {
      // The item was bound to fingers or faces that have changed, and is lost.
      throw KeychainFailure(errSecItemNotFound)
    }
    if isOpen { return true }
    switch request.interaction {
    case .skipping: return false
    case .failing: throw KeychainFailure(errSecInteractionNotAllowed)
    case .allowed: try prompt(flags)
    }
    isOpen = true
    return true
  }

  private func prompt(_ flags: SecAccessControlCreateFlags) throws {
    if request.context?.interactionNotAllowed == true { throw KeychainFailure(errSecInteractionNotAllowed) }
    // The host asks on the main thread, which must not wait here.
    if system.isLive, MainThread.isCurrent { throw KeychainFailure(errSecInteractionNotAllowed) }
    let isPasscodeOnly = flags.contains(.devicePasscode) && !flags.contains(.or)
    let needsBiometry = !flags.isDisjoint(with: [.biometryAny, .biometryCurrentSet]) && !flags.contains(.or)
    let outcome = system.authentication.promptWaiting(
      AuthenticationPrompt.Request(
        reason: request.context?.localizedReason ?? request.prompt ?? "", allowsBiometry: !isPasscodeOnly,
        allowsPasscode: !needsBiometry),
      in: system)
    switch outcome {
    case .success: break
    case .userCancel, .systemCancel, .userFallback: throw KeychainFailure(errSecUserCanceled)
    case .failed, .passcodeNotSet, .notAvailable, .notEnrolled, .lockout: throw KeychainFailure(errSecAuthFailed)
    }
  }
}

extension StoredItem.Proof {
  /// True if the user must prove their identity.
  fileprivate var needsUser: Bool {
    !SecAccessControlCreateFlags(rawValue: flags)
      .isDisjoint(with: [.userPresence, .biometryAny, .biometryCurrentSet, .devicePasscode])
  }
}
