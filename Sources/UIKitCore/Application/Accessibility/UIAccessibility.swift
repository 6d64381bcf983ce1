import Foundation
import PergolaSystem

/// The user's settings for assistive technologies, and messages to these.
///
/// Tests play the settings with `driver.system.accessibility`. In a page and in a terminal they are those of a fresh system,
/// except for the contrast, which is that of the browser.
public enum UIAccessibility {
  /// A kind of message to assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number of the kind.
    public let rawValue: UInt32
    /// A kind by its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Most of the screen is another one. The argument is the element to read next, or a text; nil for the first element.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen has changed. The argument is the element to read next, or a text; nil for neither.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A text, the argument, is read aloud.
    public static let announcement = Notification(rawValue: 1008)
    /// The content has been scrolled. The argument is a text about the place.
    public static let pageScrolled = Notification(rawValue: 1009)
    /// A technology, whose identifier is the argument, stops for a while.
    public static let pauseAssistiveTechnology = Notification(rawValue: 1018)
    /// A technology, whose identifier is the argument, goes on.
    public static let resumeAssistiveTechnology = Notification(rawValue: 1019)
  }

  /// The name of an assistive technology.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A technology by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A technology by its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The reader of the screen.
    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
      "UIAccessibilityNotificationVoiceOverIdentifier")
    /// The control by switches.
    public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
      "UIAccessibilityNotificationSwitchControlIdentifier")
  }

  private static func isOn(_ setting: AccessibilitySetting) -> Bool { System.current.accessibility[setting] }

  /// True if the reader of the screen runs.
  public static var isVoiceOverRunning: Bool { isOn(.voiceOver) }
  /// True if the control by switches runs.
  public static var isSwitchControlRunning: Bool { isOn(.switchControl) }
  /// True if the menu for touches runs.
  public static var isAssistiveTouchRunning: Bool { isOn(.assistiveTouch) }
  /// True if the user can't leave the app.
  public static var isGuidedAccessEnabled: Bool { isOn(.guidedAccess) }
  /// True if the user wants bold text.
  public static var isBoldTextEnabled: Bool { isOn(.boldText) }
  /// True if the user wants buttons to be seen by their shapes.
  public static var buttonShapesEnabled: Bool { isOn(.buttonShapes) }
  /// True if switches have labels for on and off.
  public static var isOnOffSwitchLabelsEnabled: Bool { isOn(.onOffSwitchLabels) }
  /// True if a color may not be all that tells things apart.
  public static var shouldDifferentiateWithoutColor: Bool { isOn(.differentiateWithoutColor) }
  /// True if the user wants more contrast.
  public static var isDarkerSystemColorsEnabled: Bool {
    isOn(.darkerSystemColors) || SceneContext.current.traits.accessibilityContrast == .high
  }
  /// True if the colors of the screen are inverted.
  public static var isInvertColorsEnabled: Bool { isOn(.invertColors) }
  /// True if the screen shows shades of gray.
  public static var isGrayscaleEnabled: Bool { isOn(.grayscale) }
  /// True if the user wants opaque backgrounds.
  public static var isReduceTransparencyEnabled: Bool { isOn(.reduceTransparency) }
  /// True if the user wants fewer movements.
  public static var isReduceMotionEnabled: Bool { isOn(.reduceMotion) }
  /// True if the user wants transitions that fade, together with fewer movements.
  public static var prefersCrossFadeTransitions: Bool { isOn(.crossFadeTransitions) }
  /// True if a selected text can be read aloud.
  public static var isSpeakSelectionEnabled: Bool { isOn(.speakSelection) }
  /// True if the screen can be read aloud.
  public static var isSpeakScreenEnabled: Bool { isOn(.speakScreen) }
  /// True if the user wants captions.
  public static var isClosedCaptioningEnabled: Bool { isOn(.closedCaptioning) }
  /// True if the sound has one channel.
  public static var isMonoAudioEnabled: Bool { isOn(.monoAudio) }
  /// True if videos may start by themselves.
  public static var isVideoAutoplayEnabled: Bool { isOn(.videoAutoplay) }
  /// True if the user undoes by shaking.
  public static var isShakeToUndoEnabled: Bool { isOn(.shakeToUndo) }
}
