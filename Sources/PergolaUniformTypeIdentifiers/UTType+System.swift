// The types of the system, with the names of the original.

extension UTType {
  /// Anything that can be in a folder: files and folders.
  public static var item: UTType { UTType(system: "public.item") }
  /// Anything that shows content to users: documents, messages, contacts.
  public static var content: UTType { UTType(system: "public.content") }
  /// Content of several kinds, such as text with pictures.
  public static var compositeContent: UTType { UTType(system: "public.composite-content") }
  /// Any stream of bytes: all files but folders.
  public static var data: UTType { UTType(system: "public.data") }
  /// Folders, and packages that are folders.
  public static var directory: UTType { UTType(system: "public.directory") }
  /// Folders that users see as such.
  public static var folder: UTType { UTType(system: "public.folder") }
  /// The outermost folders of volumes.
  public static var volume: UTType { UTType(system: "public.volume") }
  /// Folders that users see as a file.
  public static var package: UTType { UTType(system: "com.apple.package") }
  /// Folders of a given structure.
  public static var bundle: UTType { UTType(system: "com.apple.bundle") }
  /// Plug-ins, as bundles.
  public static var pluginBundle: UTType { UTType(system: "com.apple.plugin") }
  /// Plug-ins that read files for Spotlight.
  public static var spotlightImporter: UTType { UTType(system: "com.apple.metadata-importer") }
  /// Plug-ins that make previews for Quick Look.
  public static var quickLookGenerator: UTType { UTType(system: "com.apple.quicklook-generator") }
  /// Services of XPC, as bundles.
  public static var xpcService: UTType { UTType(system: "com.apple.xpc-service") }
  /// Frameworks.
  public static var framework: UTType { UTType(system: "com.apple.framework") }
  /// Panes of System Preferences.
  public static var systemPreferencesPane: UTType { UTType(system: "com.apple.systempreference.prefpane") }
  /// Symbolic links.
  public static var symbolicLink: UTType { UTType(system: "public.symlink") }
  /// Items that stand for another one: symbolic links, aliases, bookmarks.
  public static var resolvable: UTType { UTType(system: "com.apple.resolvable") }
  /// Places in folders at which volumes appear.
  public static var mountPoint: UTType { UTType(system: "com.apple.mount-point") }
  /// Files that stand for another item.
  public static var aliasFile: UTType { UTType(system: "com.apple.alias-file") }
  /// Bookmarks of files, as data.
  public static var urlBookmarkData: UTType { UTType(system: "com.apple.bookmark") }
  /// All text.
  public static var text: UTType { UTType(system: "public.text") }
  /// Text without markup.
  public static var plainText: UTType { UTType(system: "public.plain-text") }
  /// Plain text in UTF-8.
  public static var utf8PlainText: UTType { UTType(system: "public.utf8-plain-text") }
  /// Plain text in UTF-16 for exchange: big-endian, unless a byte order mark says otherwise.
  public static var utf16ExternalPlainText: UTType { UTType(system: "public.utf16-external-plain-text") }
  /// Plain text in UTF-16.
  public static var utf16PlainText: UTType { UTType(system: "public.utf16-plain-text") }
  /// Tables as text.
  public static var delimitedText: UTType { UTType(system: "public.delimited-values-text") }
  /// Tables with commas between values.
  public static var commaSeparatedText: UTType { UTType(system: "public.comma-separated-values-text") }
  /// Tables with tabs between values.
  public static var tabSeparatedText: UTType { UTType(system: "public.tab-separated-values-text") }
  /// Tables with tabs between values, in UTF-8.
  public static var utf8TabSeparatedText: UTType { UTType(system: "public.utf8-tab-separated-values-text") }
  /// Text in the Rich Text Format.
  public static var rtf: UTType { UTType(system: "public.rtf") }
  /// Rich text with attachments, as a package.
  public static var rtfd: UTType { UTType(system: "com.apple.rtfd") }
  /// Rich text with attachments, as one stream of bytes.
  public static var flatRTFD: UTType { UTType(system: "com.apple.flat-rtfd") }
  /// HTML.
  public static var html: UTType { UTType(system: "public.html") }
  /// Pages of WebKit with their images and style sheets.
  public static var webArchive: UTType { UTType(system: "com.apple.webarchive") }
  /// XML.
  public static var xml: UTType { UTType(system: "public.xml") }
  /// YAML.
  public static var yaml: UTType { UTType(system: "public.yaml") }
  /// JSON.
  public static var json: UTType { UTType(system: "public.json") }
  /// Places and shapes on maps, as GeoJSON.
  public static var geoJSON: UTType { UTType(system: "public.geojson") }
  /// Patterns of haptics and sound.
  public static var ahap: UTType { UTType(system: "com.apple.haptics.ahap") }
  /// Markdown.
  public static var markdown: UTType { UTType(system: "net.daringfireball.markdown") }
  /// Style sheets of pages.
  public static var css: UTType { UTType(system: "public.css") }
  /// Logs.
  public static var log: UTType { UTType(system: "public.log") }
  /// Property lists of all forms.
  public static var propertyList: UTType { UTType(system: "com.apple.property-list") }
  /// Property lists as XML.
  public static var xmlPropertyList: UTType { UTType(system: "com.apple.xml-property-list") }
  /// Property lists in their binary form.
  public static var binaryPropertyList: UTType { UTType(system: "com.apple.binary-property-list") }
  /// The source of programs.
  public static var sourceCode: UTType { UTType(system: "public.source-code") }
  /// Swift.
  public static var swiftSource: UTType { UTType(system: "public.swift-source") }
  /// C.
  public static var cSource: UTType { UTType(system: "public.c-source") }
  /// Headers of C.
  public static var cHeader: UTType { UTType(system: "public.c-header") }
  /// Headers of C++.
  public static var cPlusPlusHeader: UTType { UTType(system: "public.c-plus-plus-header") }
  /// C++.
  public static var cPlusPlusSource: UTType { UTType(system: "public.c-plus-plus-source") }
  /// Objective-C.
  public static var objectiveCSource: UTType { UTType(system: "public.objective-c-source") }
  /// Objective-C++.
  public static var objectiveCPlusPlusSource: UTType { UTType(system: "public.objective-c-plus-plus-source") }
  /// Assembly language.
  public static var assemblyLanguageSource: UTType { UTType(system: "public.assembly-source") }
  /// The source of interpreted programs.
  public static var script: UTType { UTType(system: "public.script") }
  /// Shell scripts.
  public static var shellScript: UTType { UTType(system: "public.shell-script") }
  /// JavaScript.
  public static var javaScript: UTType { UTType(system: "com.netscape.javascript-source") }
  /// Python.
  public static var pythonScript: UTType { UTType(system: "public.python-script") }
  /// Ruby.
  public static var rubyScript: UTType { UTType(system: "public.ruby-script") }
  /// Perl.
  public static var perlScript: UTType { UTType(system: "public.perl-script") }
  /// PHP.
  public static var phpScript: UTType { UTType(system: "public.php-script") }
  /// Makefiles.
  public static var makefile: UTType { UTType(system: "public.make-source") }
  /// AppleScript as text.
  public static var appleScript: UTType { UTType(system: "com.apple.applescript.text") }
  /// Compiled scripts of the Open Scripting Architecture.
  public static var osaScript: UTType { UTType(system: "com.apple.applescript.script") }
  /// Compiled scripts of the Open Scripting Architecture, as bundles.
  public static var osaScriptBundle: UTType { UTType(system: "com.apple.applescript.script-bundle") }
  /// All images.
  public static var image: UTType { UTType(system: "public.image") }
  /// JPEG images.
  public static var jpeg: UTType { UTType(system: "public.jpeg") }
  /// PNG images.
  public static var png: UTType { UTType(system: "public.png") }
  /// GIF images.
  public static var gif: UTType { UTType(system: "com.compuserve.gif") }
  /// TIFF images.
  public static var tiff: UTType { UTType(system: "public.tiff") }
  /// BMP images.
  public static var bmp: UTType { UTType(system: "com.microsoft.bmp") }
  /// Icons of pages and programs.
  public static var ico: UTType { UTType(system: "com.microsoft.ico") }
  /// Icons of Apple's systems.
  public static var icns: UTType { UTType(system: "com.apple.icns") }
  /// WebP images.
  public static var webP: UTType { UTType(system: "org.webmproject.webp") }
  /// HEIF images.
  public static var heif: UTType { UTType(system: "public.heif") }
  /// HEIC images.
  public static var heic: UTType { UTType(system: "public.heic") }
  /// Sequences of HEIC images.
  public static var heics: UTType { UTType(system: "public.heics") }
  /// JPEG XL images.
  public static var jpegxl: UTType { UTType(system: "public.jpeg-xl") }
  /// OpenEXR images.
  public static var exr: UTType { UTType(system: "com.ilm.openexr-image") }
  /// SVG images.
  public static var svg: UTType { UTType(system: "public.svg-image") }
  /// Raw images of cameras.
  public static var rawImage: UTType { UTType(system: "public.camera-raw-image") }
  /// Raw images in the Digital Negative format.
  public static var dng: UTType { UTType(system: "com.adobe.raw-image") }
  /// Photos with the seconds around them.
  public static var livePhoto: UTType { UTType(system: "com.apple.live-photo") }
  /// All sound and video.
  public static var audiovisualContent: UTType { UTType(system: "public.audiovisual-content") }
  /// All sound.
  public static var audio: UTType { UTType(system: "public.audio") }
  /// MP3 audio.
  public static var mp3: UTType { UTType(system: "public.mp3") }
  /// WAV audio.
  public static var wav: UTType { UTType(system: "com.microsoft.waveform-audio") }
  /// AIFF audio.
  public static var aiff: UTType { UTType(system: "public.aiff-audio") }
  /// MIDI audio.
  public static var midi: UTType { UTType(system: "public.midi-audio") }
  /// MPEG-4 audio.
  public static var mpeg4Audio: UTType { UTType(system: "public.mpeg-4-audio") }
  /// MPEG-4 audio with copy protection.
  public static var appleProtectedMPEG4Audio: UTType { UTType(system: "com.apple.protected-mpeg-4-audio") }
  /// Video, with or without sound.
  public static var movie: UTType { UTType(system: "public.movie") }
  /// Video without sound.
  public static var video: UTType { UTType(system: "public.video") }
  /// MPEG-4 movies.
  public static var mpeg4Movie: UTType { UTType(system: "public.mpeg-4") }
  /// MPEG-4 movies with copy protection.
  public static var appleProtectedMPEG4Video: UTType { UTType(system: "com.apple.protected-mpeg-4-video") }
  /// QuickTime movies.
  public static var quickTimeMovie: UTType { UTType(system: "com.apple.quicktime-movie") }
  /// MPEG movies.
  public static var mpeg: UTType { UTType(system: "public.mpeg") }
  /// MPEG-2 video.
  public static var mpeg2Video: UTType { UTType(system: "public.mpeg-2-video") }
  /// MPEG-2 transport streams.
  public static var mpeg2TransportStream: UTType { UTType(system: "public.mpeg-2-transport-stream") }
  /// AVI movies.
  public static var avi: UTType { UTType(system: "public.avi") }
  /// All playlists.
  public static var playlist: UTType { UTType(system: "public.playlist") }
  /// Playlists in the formats M3U and M3U8.
  public static var m3uPlaylist: UTType { UTType(system: "public.m3u-playlist") }
  /// PDF documents.
  public static var pdf: UTType { UTType(system: "com.adobe.pdf") }
  /// Electronic books.
  public static var epub: UTType { UTType(system: "org.idpf.epub-container") }
  /// Files that contain others.
  public static var archive: UTType { UTType(system: "public.archive") }
  /// Disk images.
  public static var diskImage: UTType { UTType(system: "public.disk-image") }
  /// Archives in the Apple Archive format.
  public static var appleArchive: UTType { UTType(system: "com.apple.archive") }
  /// ZIP archives.
  public static var zip: UTType { UTType(system: "public.zip-archive") }
  /// gzip archives.
  public static var gzip: UTType { UTType(system: "org.gnu.gnu-zip-archive") }
  /// bzip2 archives.
  public static var bz2: UTType { UTType(system: "public.bzip2-archive") }
  /// tar archives.
  public static var tarArchive: UTType { UTType(system: "public.tar-archive") }
  /// Spreadsheets.
  public static var spreadsheet: UTType { UTType(system: "public.spreadsheet") }
  /// Presentations.
  public static var presentation: UTType { UTType(system: "public.presentation") }
  /// Databases.
  public static var database: UTType { UTType(system: "public.database") }
  /// Messages, such as mail.
  public static var message: UTType { UTType(system: "public.message") }
  /// Mail.
  public static var emailMessage: UTType { UTType(system: "public.email-message") }
  /// Contacts.
  public static var contact: UTType { UTType(system: "public.contact") }
  /// Contact cards.
  public static var vCard: UTType { UTType(system: "public.vcard") }
  /// Events and to-dos.
  public static var calendarEvent: UTType { UTType(system: "public.calendar-event") }
  /// To-dos.
  public static var toDoItem: UTType { UTType(system: "public.to-do-item") }
  /// Addresses.
  public static var url: UTType { UTType(system: "public.url") }
  /// Addresses of files.
  public static var fileURL: UTType { UTType(system: "public.file-url") }
  /// Files with an address, in the form of Apple's systems.
  public static var internetLocation: UTType { UTType(system: "com.apple.internet-location") }
  /// Files with an address, in the form of Windows.
  public static var internetShortcut: UTType { UTType(system: "com.microsoft.internet-shortcut") }
  /// All bookmarks.
  public static var bookmark: UTType { UTType(system: "public.bookmark") }
  /// Descriptions of links: their titles, icons and images.
  public static var linkPresentationMetadata: UTType { UTType(system: "com.apple.linkpresentation.metadata") }
  /// Programs.
  public static var executable: UTType { UTType(system: "public.executable") }
  /// Programs of Unix.
  public static var unixExecutable: UTType { UTType(system: "public.unix-executable") }
  /// Programs of Windows.
  public static var exe: UTType { UTType(system: "com.microsoft.windows-executable") }
  /// Applications of Apple's systems.
  public static var application: UTType { UTType(system: "com.apple.application") }
  /// Applications, as bundles.
  public static var applicationBundle: UTType { UTType(system: "com.apple.application-bundle") }
  /// Extensions of applications.
  public static var applicationExtension: UTType { UTType(system: "com.apple.application-and-system-extension") }
  /// Fonts.
  public static var font: UTType { UTType(system: "public.font") }
  /// Certificates.
  public static var x509Certificate: UTType { UTType(system: "public.x509-certificate") }
  /// Certificates with their keys.
  public static var pkcs12: UTType { UTType(system: "com.rsa.pkcs-12") }
  /// Scenes and bodies in space.
  public static var threeDContent: UTType { UTType(system: "public.3d-content") }
  /// Scenes as USD.
  public static var usd: UTType { UTType(system: "com.pixar.universal-scene-description") }
  /// Scenes as USD, with their images in the same file.
  public static var usdz: UTType { UTType(system: "com.pixar.universal-scene-description-mobile") }
  /// Scenes of RealityKit.
  public static var realityFile: UTType { UTType(system: "com.apple.reality") }
  /// Scenes of SceneKit.
  public static var sceneKitScene: UTType { UTType(system: "com.apple.scenekit.scene") }
  /// Scanned objects that a camera can recognize.
  public static var arReferenceObject: UTType { UTType(system: "com.apple.arobject") }
}
