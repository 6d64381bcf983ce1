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
  /// Folders that users see as a file.
  public static var package: UTType { UTType(system: "com.apple.package") }
  /// Folders of a given structure.
  public static var bundle: UTType { UTType(system: "com.apple.bundle") }
  /// Symbolic links.
  public static var symbolicLink: UTType { UTType(system: "public.symlink") }
  /// All text.
  public static var text: UTType { UTType(system: "public.text") }
  /// Text without markup.
  public static var plainText: UTType { UTType(system: "public.plain-text") }
  /// Plain text in UTF-8.
  public static var utf8PlainText: UTType { UTType(system: "public.utf8-plain-text") }
  /// Plain text in UTF-16.
  public static var utf16PlainText: UTType { UTType(system: "public.utf16-plain-text") }
  /// Tables as text.
  public static var delimitedText: UTType { UTType(system: "public.delimited-values-text") }
  /// Tables with commas between values.
  public static var commaSeparatedText: UTType { UTType(system: "public.comma-separated-values-text") }
  /// Tables with tabs between values.
  public static var tabSeparatedText: UTType { UTType(system: "public.tab-separated-values-text") }
  /// Text in the Rich Text Format.
  public static var rtf: UTType { UTType(system: "public.rtf") }
  /// HTML.
  public static var html: UTType { UTType(system: "public.html") }
  /// XML.
  public static var xml: UTType { UTType(system: "public.xml") }
  /// YAML.
  public static var yaml: UTType { UTType(system: "public.yaml") }
  /// JSON.
  public static var json: UTType { UTType(system: "public.json") }
  /// Style sheets of pages.
  public static var css: UTType { UTType(system: "public.css") }
  /// Logs.
  public static var log: UTType { UTType(system: "com.apple.log") }
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
  /// C++.
  public static var cPlusPlusSource: UTType { UTType(system: "public.c-plus-plus-source") }
  /// Objective-C.
  public static var objectiveCSource: UTType { UTType(system: "public.objective-c-source") }
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
  /// WebP images.
  public static var webP: UTType { UTType(system: "org.webmproject.webp") }
  /// HEIF images.
  public static var heif: UTType { UTType(system: "public.heif") }
  /// HEIC images.
  public static var heic: UTType { UTType(system: "public.heic") }
  /// SVG images.
  public static var svg: UTType { UTType(system: "public.svg-image") }
  /// Raw images of cameras.
  public static var rawImage: UTType { UTType(system: "public.camera-raw-image") }
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
  /// Video, with or without sound.
  public static var movie: UTType { UTType(system: "public.movie") }
  /// Video without sound.
  public static var video: UTType { UTType(system: "public.video") }
  /// MPEG-4 movies.
  public static var mpeg4Movie: UTType { UTType(system: "public.mpeg-4") }
  /// QuickTime movies.
  public static var quickTimeMovie: UTType { UTType(system: "com.apple.quicktime-movie") }
  /// MPEG movies.
  public static var mpeg: UTType { UTType(system: "public.mpeg") }
  /// MPEG-2 video.
  public static var mpeg2Video: UTType { UTType(system: "public.mpeg-2-video") }
  /// AVI movies.
  public static var avi: UTType { UTType(system: "public.avi") }
  /// PDF documents.
  public static var pdf: UTType { UTType(system: "com.adobe.pdf") }
  /// Electronic books.
  public static var epub: UTType { UTType(system: "org.idpf.epub-container") }
  /// Files that contain others.
  public static var archive: UTType { UTType(system: "public.archive") }
  /// ZIP archives.
  public static var zip: UTType { UTType(system: "public.zip-archive") }
  /// gzip archives.
  public static var gzip: UTType { UTType(system: "org.gnu.gnu-zip-archive") }
  /// bzip2 archives.
  public static var bz2: UTType { UTType(system: "public.bzip2-archive") }
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
  /// Programs.
  public static var executable: UTType { UTType(system: "public.executable") }
  /// Programs of Unix.
  public static var unixExecutable: UTType { UTType(system: "public.unix-executable") }
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
}
