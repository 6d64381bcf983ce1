import Foundation
import PergolaSystem

extension UIAccessibility {
  /// Posted after ``isVoiceOverRunning`` changed.
  public static let voiceOverStatusDidChangeNotification = AccessibilitySetting.voiceOver.notification
  /// Posted after ``isSwitchControlRunning`` changed.
  public static let switchControlStatusDidChangeNotification = AccessibilitySetting.switchControl.notification
  /// Posted after ``isAssistiveTouchRunning`` changed.
  public static let assistiveTouchStatusDidChangeNotification = AccessibilitySetting.assistiveTouch.notification
  /// Posted after ``isGuidedAccessEnabled`` changed.
  public static let guidedAccessStatusDidChangeNotification = AccessibilitySetting.guidedAccess.notification
  /// Posted after ``isBoldTextEnabled`` changed.
  public static let boldTextStatusDidChangeNotification = AccessibilitySetting.boldText.notification
  /// Posted after ``buttonShapesEnabled`` changed.
  public static let buttonShapesEnabledStatusDidChangeNotification = AccessibilitySetting.buttonShapes.notification
  /// Posted after ``isOnOffSwitchLabelsEnabled`` changed.
  public static let onOffSwitchLabelsDidChangeNotification = AccessibilitySetting.onOffSwitchLabels.notification
  /// Posted after ``shouldDifferentiateWithoutColor`` changed.
  public static let differentiateWithoutColorDidChangeNotification = AccessibilitySetting.differentiateWithoutColor
    .notification
  /// Posted after ``isDarkerSystemColorsEnabled`` changed.
  public static let darkerSystemColorsStatusDidChangeNotification = AccessibilitySetting.darkerSystemColors.notification
  /// Posted after ``isInvertColorsEnabled`` changed.
  public static let invertColorsStatusDidChangeNotification = AccessibilitySetting.invertColors.notification
  /// Posted after ``isGrayscaleEnabled`` changed.
  public static let grayscaleStatusDidChangeNotification = AccessibilitySetting.grayscale.notification
  /// Posted after ``isReduceTransparencyEnabled`` changed.
  public static let reduceTransparencyStatusDidChangeNotification = AccessibilitySetting.reduceTransparency.notification
  /// Posted after ``isReduceMotionEnabled`` changed.
  public static let reduceMotionStatusDidChangeNotification = AccessibilitySetting.reduceMotion.notification
  /// Posted after ``prefersCrossFadeTransitions`` changed.
  public static let prefersCrossFadeTransitionsStatusDidChange = AccessibilitySetting.crossFadeTransitions.notification
  /// Posted after ``isSpeakSelectionEnabled`` changed.
  public static let speakSelectionStatusDidChangeNotification = AccessibilitySetting.speakSelection.notification
  /// Posted after ``isSpeakScreenEnabled`` changed.
  public static let speakScreenStatusDidChangeNotification = AccessibilitySetting.speakScreen.notification
  /// Posted after ``isClosedCaptioningEnabled`` changed.
  public static let closedCaptioningStatusDidChangeNotification = AccessibilitySetting.closedCaptioning.notification
  /// Posted after ``isMonoAudioEnabled`` changed.
  public static let monoAudioStatusDidChangeNotification = AccessibilitySetting.monoAudio.notification
  /// Posted after ``isVideoAutoplayEnabled`` changed.
  public static let videoAutoplayStatusDidChangeNotification = AccessibilitySetting.videoAutoplay.notification
  /// Posted after ``isShakeToUndoEnabled`` changed.
  public static let shakeToUndoDidChangeNotification = AccessibilitySetting.shakeToUndo.notification

  /// Posted after the reader of the screen has read an announcement, or could not.
  public static let announcementDidFinishNotification = NSNotification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  /// The text of the announcement, in the information of ``announcementDidFinishNotification``.
  public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
  /// A Boolean that is true if the text was read to its end, in the information of ``announcementDidFinishNotification``.
  public static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"
}
