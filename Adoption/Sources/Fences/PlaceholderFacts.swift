/// Facts about the types of Apple's frameworks, by which placeholders get their kinds.
enum PlaceholderFacts {
  /// The frameworks that show Foundation, and nothing of UIKit.
  static let modulesWithoutUIKit: Set<String> = [
    "Accelerate", "AVFoundation", "AVFAudio", "Accounts", "AdServices", "AdSupport", "AppIntents",
    "AppTrackingTransparency", "BackgroundTasks", "CallKit", "CloudKit", "CommonCrypto", "Compression", "Contacts",
    "CoreAudio", "CoreBluetooth", "CoreData", "CoreLocation", "CoreMedia", "CoreMotion", "CoreSpotlight",
    "CoreTelephony", "CoreText", "CoreVideo", "CryptoKit", "Darwin", "DeviceCheck", "EventKit", "HealthKit", "ImageIO",
    "Intents", "LocalAuthentication", "MetricKit", "MobileCoreServices", "MultipeerConnectivity", "NaturalLanguage",
    "Network", "NetworkExtension", "OSLog", "Photos", "Security", "Speech", "SQLite3", "StoreKit", "SwiftData",
    "SystemConfiguration", "UserNotifications", "Vision", "WatchConnectivity", "os",
  ]

  /// The facts about a type; nil for one that the table lacks.
  static func placeholder(for name: String) -> Placeholder? { table[name] }

  private static let table: [String: Placeholder] = {
    var table: [String: Placeholder] = [:]
    for line in text.split(separator: "\n") {
      let (head, names) = (line.prefix { $0 != ":" }, line.drop { $0 != ":" }.dropFirst())
      let words = head.split(separator: " ").map(String.init)
      guard words.count >= 2, let kind = Placeholder.Kind(rawValue: words[1]) else { continue }
      for name in names.split(separator: " ").map(String.init) {
        table[name] = Placeholder(module: words[0], name: name, kind: kind, superclass: words.dropFirst(2).first)
      }
    }
    return table
  }()

  /// A line for types of one module and one kind; for classes also their superclass, if it is not `NSObject`.
  private static let text = """
    AVFoundation class: AVAsset AVAssetExportSession AVAudioEngine AVAudioPlayer AVAudioRecorder AVAudioSession AVAudioFile AVCaptureDevice AVCaptureDeviceInput AVCaptureMetadataOutput AVCapturePhoto AVCapturePhotoOutput AVCaptureSession AVCaptureConnection AVCaptureOutput AVMetadataObject AVMetadataMachineReadableCodeObject AVPlayer AVPlayerItem AVQueuePlayer AVPlayerLooper AVSpeechSynthesizer AVSpeechUtterance AVSpeechSynthesisVoice AVURLAsset AVAssetImageGenerator AVAssetTrack AVMutableComposition
    AVFoundation class CALayer: AVCaptureVideoPreviewLayer AVPlayerLayer
    AVFoundation protocol: AVAudioPlayerDelegate AVAudioRecorderDelegate AVCaptureMetadataOutputObjectsDelegate AVCapturePhotoCaptureDelegate AVCaptureVideoDataOutputSampleBufferDelegate AVSpeechSynthesizerDelegate AVAssetResourceLoaderDelegate
    AVKit class UIViewController: AVPlayerViewController
    AVKit protocol: AVPlayerViewControllerDelegate
    AVKit class UIView: AVRoutePickerView
    AppIntents protocol: AppIntent AppEntity AppEnum AppShortcutsProvider EntityQuery EntityStringQuery IntentResult OpenIntent WidgetConfigurationIntent DynamicOptionsProvider
    AuthenticationServices class: ASAuthorizationController ASAuthorizationAppleIDProvider ASAuthorizationAppleIDCredential ASAuthorization ASWebAuthenticationSession
    AuthenticationServices class UIControl: ASAuthorizationAppleIDButton
    AuthenticationServices protocol: ASAuthorizationControllerDelegate ASAuthorizationControllerPresentationContextProviding ASWebAuthenticationPresentationContextProviding
    BackgroundTasks class: BGTaskScheduler BGTask BGAppRefreshTask BGProcessingTask BGAppRefreshTaskRequest BGProcessingTaskRequest
    CloudKit class: CKContainer CKRecord CKDatabase CKQuery CKShare CKRecordZone CKSubscription CKOperation
    Contacts class: CNContact CNContactStore CNMutableContact CNContactFetchRequest CNPhoneNumber
    ContactsUI class UIViewController: CNContactPickerViewController CNContactViewController
    ContactsUI protocol: CNContactPickerDelegate CNContactViewControllerDelegate
    CoreBluetooth class: CBCentralManager CBPeripheral CBService CBCharacteristic CBPeripheralManager CBUUID
    CoreBluetooth protocol: CBCentralManagerDelegate CBPeripheralDelegate CBPeripheralManagerDelegate
    CoreData class: NSManagedObject NSManagedObjectContext NSManagedObjectModel NSPersistentContainer NSPersistentCloudKitContainer NSPersistentStore NSPersistentStoreCoordinator NSPersistentStoreDescription NSEntityDescription NSManagedObjectID NSAttributeDescription NSRelationshipDescription NSBatchDeleteRequest NSPersistentHistoryTransaction NSMergePolicy
    CoreData protocol: NSFetchRequestResult NSFetchedResultsControllerDelegate NSFetchedResultsSectionInfo
    CoreLocation class: CLLocationManager CLLocation CLGeocoder CLPlacemark CLHeading CLRegion CLCircularRegion CLBeaconRegion CLBeacon CLVisit
    CoreLocation structure: CLLocationCoordinate2D
    CoreLocation enumeration: CLAuthorizationStatus CLAccuracyAuthorization CLActivityType
    CoreLocation protocol: CLLocationManagerDelegate
    CoreMotion class: CMMotionManager CMPedometer CMDeviceMotion CMAccelerometerData CMMotionActivityManager
    CoreSpotlight class: CSSearchableItem CSSearchableIndex CSSearchableItemAttributeSet
    CoreTelephony class: CTTelephonyNetworkInfo CTCarrier
    EventKit class: EKEventStore EKEvent EKCalendar EKReminder EKAlarm EKRecurrenceRule
    EventKitUI class UINavigationController: EKEventEditViewController
    EventKitUI protocol: EKEventEditViewDelegate
    HealthKit class: HKHealthStore HKQuantityType HKObjectType HKSampleType HKQuantity HKUnit HKQuantitySample HKWorkout HKSample HKStatisticsQuery HKQuery
    Intents class: INIntent INInteraction INExtension INPreferences INShortcut INVoiceShortcut
    LocalAuthentication class: LAContext
    LocalAuthentication structure: LAError
    LocalAuthentication enumeration: LABiometryType LAPolicy
    MapKit class UIView: MKMapView MKAnnotationView MKMarkerAnnotationView MKPinAnnotationView MKUserLocationView MKCompassButton MKScaleView
    MapKit class: MKPointAnnotation MKPlacemark MKMapItem MKLocalSearch MKLocalSearchCompleter MKLocalSearchCompletion MKDirections MKRoute MKPolyline MKPolygon MKCircle MKOverlayRenderer MKPolylineRenderer MKMapCamera MKMapSnapshotter MKClusterAnnotation
    MapKit structure: MKCoordinateRegion MKCoordinateSpan MKMapRect MKMapPoint
    MapKit protocol: MKAnnotation MKOverlay MKMapViewDelegate MKLocalSearchCompleterDelegate
    MessageUI class UINavigationController: MFMailComposeViewController MFMessageComposeViewController
    MessageUI protocol: MFMailComposeViewControllerDelegate MFMessageComposeViewControllerDelegate
    MessageUI enumeration: MFMailComposeResult MessageComposeResult
    MetricKit class: MXMetricManager MXMetricPayload MXDiagnosticPayload
    MetricKit protocol: MXMetricManagerSubscriber
    Network class: NWPathMonitor NWConnection NWListener NWPath
    PDFKit class UIView: PDFView PDFThumbnailView
    PDFKit class: PDFDocument PDFPage PDFAnnotation
    PencilKit class UIScrollView: PKCanvasView
    PassKit class: PKPaymentRequest PKPayment PKPass PKPaymentSummaryItem PKPaymentToken
    PassKit class UIViewController: PKPaymentAuthorizationViewController PKAddPassesViewController
    Photos class: PHAsset PHPhotoLibrary PHImageManager PHCachingImageManager PHFetchOptions PHAssetCollection PHAssetChangeRequest PHImageRequestOptions PHChange
    Photos protocol: PHPhotoLibraryChangeObserver PHPhotoLibraryAvailabilityObserver
    Photos enumeration: PHAuthorizationStatus
    PhotosUI class UIViewController: PHPickerViewController
    PhotosUI structure: PHPickerConfiguration PHPickerResult PHPickerFilter PhotosPickerItem
    PhotosUI protocol: PHPickerViewControllerDelegate
    QuickLook class UIViewController: QLPreviewController
    QuickLook protocol: QLPreviewControllerDataSource QLPreviewControllerDelegate QLPreviewItem
    SafariServices class UIViewController: SFSafariViewController
    SafariServices protocol: SFSafariViewControllerDelegate
    SceneKit class UIView: SCNView
    SceneKit class: SCNNode SCNScene SCNGeometry SCNMaterial SCNCamera SCNLight SCNAction
    SpriteKit class UIView: SKView
    SpriteKit class UIResponder: SKNode SKScene SKSpriteNode SKLabelNode SKShapeNode SKEmitterNode SKCameraNode
    SpriteKit class: SKAction SKTexture SKPhysicsBody SKPhysicsContact SKTextureAtlas
    SpriteKit protocol: SKPhysicsContactDelegate
    StoreKit class: SKPaymentQueue SKPayment SKMutablePayment SKPaymentTransaction SKProduct SKProductsRequest SKProductsResponse SKReceiptRefreshRequest SKRequest SKStoreReviewController SKProductDiscount
    StoreKit class UIViewController: SKStoreProductViewController
    StoreKit protocol: SKPaymentTransactionObserver SKProductsRequestDelegate SKRequestDelegate SKStoreProductViewControllerDelegate
    StoreKit structure: Product Transaction
    SwiftData class: ModelContainer ModelContext Schema
    SwiftData protocol: PersistentModel VersionedSchema SchemaMigrationPlan ModelActor
    SwiftData structure: ModelConfiguration PersistentIdentifier FetchDescriptor
    UserNotifications class: UNUserNotificationCenter UNNotification UNNotificationRequest UNNotificationResponse UNNotificationContent UNMutableNotificationContent UNNotificationSettings UNNotificationTrigger UNTimeIntervalNotificationTrigger UNCalendarNotificationTrigger UNNotificationAttachment UNNotificationCategory UNNotificationAction UNNotificationSound UNNotificationServiceExtension UNTextInputNotificationResponse
    UserNotifications structure: UNNotificationPresentationOptions UNAuthorizationOptions
    UserNotifications enumeration: UNAuthorizationStatus
    UserNotifications protocol: UNUserNotificationCenterDelegate
    WatchConnectivity class: WCSession
    WatchConnectivity protocol: WCSessionDelegate
    WebKit class UIView: WKWebView
    WebKit class: WKWebViewConfiguration WKNavigation WKNavigationAction WKNavigationResponse WKUserContentController WKUserScript WKScriptMessage WKPreferences WKProcessPool WKWebsiteDataStore WKHTTPCookieStore WKFrameInfo WKContentRuleList WKContentRuleListStore WKBackForwardList WKBackForwardListItem WKWindowFeatures WKSnapshotConfiguration WKSecurityOrigin WKWebpagePreferences
    WebKit protocol: WKNavigationDelegate WKUIDelegate WKScriptMessageHandler WKScriptMessageHandlerWithReply WKURLSchemeHandler WKURLSchemeTask
    WebKit enumeration: WKNavigationActionPolicy WKNavigationResponsePolicy WKNavigationType WKAudiovisualMediaTypes
    WidgetKit protocol: Widget WidgetBundle TimelineEntry TimelineProvider WidgetConfiguration IntentTimelineProvider AppIntentTimelineProvider
    WidgetKit class: WidgetCenter
    WidgetKit enumeration: WidgetFamily
    os structure: Logger OSLog
    UIKit class UIViewController: UIActivityViewController UIDocumentPickerViewController UIImagePickerController UICloudSharingController UIDocumentInteractionController UIPrintInteractionController UIFontPickerViewController
    UIKit class: UIActivity UIDocument UIPasteConfiguration UIPrintInfo NSItemProvider UIApplicationShortcutItem UIMutableApplicationShortcutItem UIApplicationShortcutIcon
    UIKit protocol: UIDocumentPickerDelegate UIImagePickerControllerDelegate UIActivityItemSource UIDocumentInteractionControllerDelegate
    """
}
