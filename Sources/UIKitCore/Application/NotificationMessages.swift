import Foundation

/// A notification with a type. It is posted right after the notification of its name.
protocol SystemMessage: NotificationCenter.MainActorMessage where Subject: AnyObject {
  /// The name of the notification of the same meaning.
  static var name: Notification.Name { get }
}

extension UIApplication {
  /// Posted after the user began to use the app.
  public struct DidBecomeActiveMessage: SystemMessage {
    /// The sender.
    public typealias Subject = UIApplication
    /// The name of the notification of the same meaning.
    public static var name: Notification.Name { UIApplication.didBecomeActiveNotification }
    /// Creates a message.
    public init() {}
  }

  /// Posted when the user is about to stop using the app.
  public struct WillResignActiveMessage: SystemMessage {
    /// The sender.
    public typealias Subject = UIApplication
    /// The name of the notification of the same meaning.
    public static var name: Notification.Name { UIApplication.willResignActiveNotification }
    /// Creates a message.
    public init() {}
  }

  /// Posted after the app is no longer visible.
  public struct DidEnterBackgroundMessage: SystemMessage {
    /// The sender.
    public typealias Subject = UIApplication
    /// The name of the notification of the same meaning.
    public static var name: Notification.Name { UIApplication.didEnterBackgroundNotification }
    /// Creates a message.
    public init() {}
  }

  /// Posted when the app is about to become visible again.
  public struct WillEnterForegroundMessage: SystemMessage {
    /// The sender.
    public typealias Subject = UIApplication
    /// The name of the notification of the same meaning.
    public static var name: Notification.Name { UIApplication.willEnterForegroundNotification }
    /// Creates a message.
    public init() {}
  }

  /// Posted when the app is ready to run.
  public struct DidFinishLaunchingMessage: SystemMessage {
    /// The sender.
    public typealias Subject = UIApplication
    /// The name of the notification of the same meaning.
    public static var name: Notification.Name { UIApplication.didFinishLaunchingNotification }
    /// Creates a message.
    public init() {}
  }

  /// Posted when the process is about to end.
  public struct WillTerminateMessage: SystemMessage {
    /// The sender.
    public typealias Subject = UIApplication
    /// The name of the notification of the same meaning.
    public static var name: Notification.Name { UIApplication.willTerminateNotification }
    /// Creates a message.
    public init() {}
  }
}

extension UIScene {
  /// Posted before a scene becomes visible for the first time.
  public struct WillConnectMessage: SystemMessage {
    /// The sender.
    public typealias Subject = UIScene
    /// The name of the notification of the same meaning.
    public static var name: Notification.Name { UIScene.willConnectNotification }
    /// Creates a message.
    public init() {}
  }

  /// Posted after a scene was disconnected.
  public struct DidDisconnectMessage: SystemMessage {
    /// The sender.
    public typealias Subject = UIScene
    /// The name of the notification of the same meaning.
    public static var name: Notification.Name { UIScene.didDisconnectNotification }
    /// Creates a message.
    public init() {}
  }

  /// Posted after a scene became active.
  public struct DidActivateMessage: SystemMessage {
    /// The sender.
    public typealias Subject = UIScene
    /// The name of the notification of the same meaning.
    public static var name: Notification.Name { UIScene.didActivateNotification }
    /// Creates a message.
    public init() {}
  }

  /// Posted when a scene becomes inactive.
  public struct WillDeactivateMessage: SystemMessage {
    /// The sender.
    public typealias Subject = UIScene
    /// The name of the notification of the same meaning.
    public static var name: Notification.Name { UIScene.willDeactivateNotification }
    /// Creates a message.
    public init() {}
  }

  /// Posted when a scene becomes visible.
  public struct WillEnterForegroundMessage: SystemMessage {
    /// The sender.
    public typealias Subject = UIScene
    /// The name of the notification of the same meaning.
    public static var name: Notification.Name { UIScene.willEnterForegroundNotification }
    /// Creates a message.
    public init() {}
  }

  /// Posted after a scene is no longer visible.
  public struct DidEnterBackgroundMessage: SystemMessage {
    /// The sender.
    public typealias Subject = UIScene
    /// The name of the notification of the same meaning.
    public static var name: Notification.Name { UIScene.didEnterBackgroundNotification }
    /// Creates a message.
    public init() {}
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidBecomeActiveMessage> {
  /// Posted after the user began to use the app.
  public static var didBecomeActive: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillResignActiveMessage> {
  /// Posted when the user is about to stop using the app.
  public static var willResignActive: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidEnterBackgroundMessage> {
  /// Posted after the app is no longer visible.
  public static var didEnterBackground: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillEnterForegroundMessage> {
  /// Posted when the app is about to become visible again.
  public static var willEnterForeground: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidFinishLaunchingMessage> {
  /// Posted when the app is ready to run.
  public static var didFinishLaunching: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillTerminateMessage> {
  /// Posted when the process is about to end.
  public static var willTerminate: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScene.WillConnectMessage> {
  /// Posted before a scene becomes visible for the first time.
  public static var willConnect: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScene.DidDisconnectMessage> {
  /// Posted after a scene was disconnected.
  public static var didDisconnect: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScene.DidActivateMessage> {
  /// Posted after a scene became active.
  public static var didActivate: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScene.WillDeactivateMessage> {
  /// Posted when a scene becomes inactive.
  public static var willDeactivate: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScene.WillEnterForegroundMessage> {
  /// Posted when a scene becomes visible.
  public static var willEnterForeground: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScene.DidEnterBackgroundMessage> {
  /// Posted after a scene is no longer visible.
  public static var didEnterBackground: Self { Self() }
}

extension NotificationCenter {
  /// Posts a notification, and the message of the same meaning.
  @MainActor func announce<Message: SystemMessage>(_ message: Message, from subject: Message.Subject) {
    post(name: Message.name, object: subject)
    post(message, subject: subject)
  }
}
