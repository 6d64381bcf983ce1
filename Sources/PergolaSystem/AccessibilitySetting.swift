import Foundation

/// A setting of the user for assistive technologies and for the look of apps.
public enum AccessibilitySetting: String, CaseIterable, Hashable, Sendable {
  case voiceOver, switchControl, assistiveTouch, guidedAccess
  case boldText, buttonShapes, onOffSwitchLabels, differentiateWithoutColor
  case darkerSystemColors, invertColors, grayscale
  case reduceTransparency, reduceMotion, crossFadeTransitions
  case speakSelection, speakScreen, closedCaptioning, monoAudio, videoAutoplay, shakeToUndo

  /// True if a fresh system has it on.
  public var isOnAtFirst: Bool { self == .videoAutoplay || self == .shakeToUndo }

  /// The name of the notification after a change, which has no object.
  package var notification: Notification.Name { Notification.Name("UIAccessibility\(title)DidChangeNotification") }

  private var title: String {
    switch self {
    case .voiceOver: "VoiceOverStatus"
    case .differentiateWithoutColor: "ShouldDifferentiateWithoutColor"
    case .buttonShapes: "ButtonShapesEnabledStatus"
    case .crossFadeTransitions: "PrefersCrossFadeTransitionsStatus"
    case .onOffSwitchLabels, .shakeToUndo: capitalizedName
    default: capitalizedName + "Status"
    }
  }

  private var capitalizedName: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}
