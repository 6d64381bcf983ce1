extension UIActivity {
  /// The type of an activity: of the system's, or of an app's.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name of the type.
    public let rawValue: String
    /// A type with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A type with a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Copies the items to the general pasteboard.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// Sends the items by mail.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// Sends the items in a message.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// Sends the items to a device nearby.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// Adds a link to the list of pages to read.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// Adds a page to the home screen.
    public static let addToHomeScreen = ActivityType("com.apple.UIKit.activity.AddToHomeScreen")
    /// Gives a picture to a contact.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// Saves pictures and videos to the photo library.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// Prints the items.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// Makes a PDF file of the items, to draw on it.
    public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
    /// Opens the items in Books.
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    /// Uses the items together with others in a call.
    public static let sharePlay = ActivityType("com.apple.UIKit.activity.SharePlay")
    /// Invites others to work together, by a link.
    public static let collaborationInviteWithLink = ActivityType(
      "com.apple.UIKit.activity.CollaborationInviteWithLink")
    /// Copies the link by which others work together.
    public static let collaborationCopyLink = ActivityType("com.apple.UIKit.activity.CollaborationCopyLink")
    /// Posts the items to Facebook.
    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    /// Posts the items to Twitter.
    public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
    /// Posts the items to Weibo.
    public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
    /// Posts the items to Tencent Weibo.
    public static let postToTencentWeibo = ActivityType("com.apple.UIKit.activity.TencentWeibo")
    /// Posts pictures to Flickr.
    public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
    /// Posts videos to Vimeo.
    public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")

    /// Keeps files in a folder of the user's. The original has no constant for it.
    static let saveToFiles = ActivityType("com.apple.DocumentManagerUICore.SaveToFiles")
  }
}
