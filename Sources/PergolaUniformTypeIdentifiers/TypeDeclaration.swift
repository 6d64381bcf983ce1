/// The declaration of a type: its identifier, the types that it belongs to, and its tags.
struct TypeDeclaration: Sendable {
  let identifier: String
  /// The identifiers of the types that it belongs to directly.
  let supertypes: [String]
  /// The filename extensions, the preferred one first.
  let extensions: [String]
  /// The MIME types, the preferred one first.
  let mimeTypes: [String]
  /// The name for users, in English.
  let name: String

  init(
    _ identifier: String, _ supertypes: [String], extensions: [String] = [], mimeTypes: [String] = [], name: String
  ) {
    (self.identifier, self.supertypes, self.extensions) = (identifier, supertypes, extensions)
    (self.mimeTypes, self.name) = (mimeTypes, name)
  }

  /// Returns the declaration of the type with an identifier, compared without case; nil if there is none.
  static func declaration(of identifier: String) -> TypeDeclaration? { byIdentifier[identifier.lowercased()] }

  /// Returns the declarations with a tag in lower case, in the order of the list.
  static func declarations(tagged tag: String, _ tagClass: UTTagClass) -> [TypeDeclaration] {
    switch tagClass {
    case .filenameExtension: byExtension[tag] ?? []
    case .mimeType: byMIMEType[tag] ?? []
    default: []
    }
  }

  private static let byIdentifier = Dictionary(
    all.map { ($0.identifier.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
  private static let byExtension = grouped { $0.extensions }
  private static let byMIMEType = grouped { $0.mimeTypes }

  private static func grouped(by tags: (TypeDeclaration) -> [String]) -> [String: [TypeDeclaration]] {
    var groups: [String: [TypeDeclaration]] = [:]
    for declaration in all {
      for tag in tags(declaration) { groups[tag, default: []].append(declaration) }
    }
    return groups
  }

  /// All declarations: those of the system's types, and of common documents.
  static let all: [TypeDeclaration] = [
    TypeDeclaration("public.item", [], name: "item"),
    TypeDeclaration("public.content", [], name: "content"),
    TypeDeclaration("public.composite-content", ["public.content"], name: "composite content"),
    TypeDeclaration("public.data", ["public.item"], mimeTypes: ["application/octet-stream"], name: "data"),
    TypeDeclaration("public.directory", ["public.item"], name: "folder"),
    TypeDeclaration("public.folder", ["public.directory"], mimeTypes: ["inode/directory"], name: "folder"),
    TypeDeclaration("public.volume", ["public.folder"], name: "volume"),
    TypeDeclaration("com.apple.package", ["public.directory"], name: "package"),
    TypeDeclaration("com.apple.bundle", ["public.directory"], extensions: ["bundle"], name: "bundle"),
    TypeDeclaration(
      "com.apple.plugin", ["com.apple.bundle", "com.apple.package"], extensions: ["plugin"], name: "plug-in"),
    TypeDeclaration(
      "com.apple.metadata-importer", ["com.apple.plugin"], extensions: ["mdimporter"], name: "Spotlight importer"),
    TypeDeclaration(
      "com.apple.quicklook-generator", ["com.apple.plugin"], extensions: ["qlgenerator"], name: "Quick Look generator"),
    TypeDeclaration(
      "com.apple.xpc-service", ["com.apple.bundle", "com.apple.package"], extensions: ["xpc"], name: "XPC service"),
    TypeDeclaration("com.apple.framework", ["com.apple.bundle"], extensions: ["framework"], name: "framework"),
    TypeDeclaration(
      "com.apple.systempreference.prefpane", ["com.apple.package", "com.apple.bundle"], extensions: ["prefpane"],
      name: "preference pane"),
    TypeDeclaration("com.apple.resolvable", [], name: "reference"),
    TypeDeclaration("public.symlink", ["public.item", "com.apple.resolvable"], name: "symbolic link"),
    TypeDeclaration("com.apple.mount-point", ["public.item", "com.apple.resolvable"], name: "mount point"),
    TypeDeclaration("com.apple.alias-file", ["public.data", "com.apple.resolvable"], name: "alias"),
    TypeDeclaration("com.apple.bookmark", ["public.data", "com.apple.resolvable"], name: "bookmark"),
    TypeDeclaration("public.text", ["public.data", "public.content"], name: "text"),
    TypeDeclaration(
      "public.plain-text", ["public.text"], extensions: ["txt", "text"], mimeTypes: ["text/plain"], name: "plain text"),
    TypeDeclaration(
      "public.utf8-plain-text", ["public.plain-text"], mimeTypes: ["text/plain;charset=utf-8"], name: "UTF-8 text"),
    TypeDeclaration("public.utf16-external-plain-text", ["public.plain-text"], name: "UTF-16 text"),
    TypeDeclaration(
      "public.utf16-plain-text", ["public.plain-text"], mimeTypes: ["text/plain;charset=utf-16"], name: "UTF-16 text"),
    TypeDeclaration("public.delimited-values-text", ["public.text"], name: "delimited text"),
    TypeDeclaration(
      "public.comma-separated-values-text", ["public.delimited-values-text"], extensions: ["csv"],
      mimeTypes: ["text/csv", "text/comma-separated-values"], name: "CSV document"),
    TypeDeclaration(
      "public.tab-separated-values-text", ["public.delimited-values-text"], extensions: ["tsv"],
      mimeTypes: ["text/tab-separated-values"], name: "TSV document"),
    TypeDeclaration(
      "public.utf8-tab-separated-values-text", ["public.tab-separated-values-text", "public.utf8-plain-text"],
      name: "UTF-8 TSV document"),
    TypeDeclaration(
      "public.rtf", ["public.text"], extensions: ["rtf"], mimeTypes: ["text/rtf", "application/rtf"],
      name: "RTF document"),
    TypeDeclaration(
      "com.apple.rtfd", ["com.apple.package", "public.composite-content"], extensions: ["rtfd"],
      name: "RTF document with attachments"),
    TypeDeclaration(
      "com.apple.flat-rtfd", ["public.data", "public.composite-content"], name: "RTF document with attachments"),
    TypeDeclaration(
      "public.html", ["public.text"], extensions: ["html", "htm", "shtml"], mimeTypes: ["text/html"],
      name: "HTML document"),
    TypeDeclaration(
      "com.apple.webarchive", ["public.data", "public.composite-content"], extensions: ["webarchive"],
      mimeTypes: ["application/x-webarchive"], name: "web archive"),
    TypeDeclaration(
      "public.xml", ["public.text"], extensions: ["xml"], mimeTypes: ["application/xml", "text/xml"],
      name: "XML document"),
    TypeDeclaration(
      "public.yaml", ["public.text"], extensions: ["yaml", "yml"],
      mimeTypes: ["application/yaml", "application/x-yaml", "text/yaml"], name: "YAML document"),
    TypeDeclaration(
      "public.json", ["public.text"], extensions: ["json"], mimeTypes: ["application/json", "text/json"],
      name: "JSON document"),
    TypeDeclaration(
      "public.geojson", ["public.json"], extensions: ["geojson"], mimeTypes: ["application/geo+json"],
      name: "GeoJSON document"),
    TypeDeclaration("public.haptics-content", [], name: "haptic content"),
    TypeDeclaration(
      "com.apple.haptics.ahap", ["public.haptics-content", "public.json"], extensions: ["ahap"], name: "haptic pattern"),
    TypeDeclaration("public.css", ["public.text"], extensions: ["css"], mimeTypes: ["text/css"], name: "style sheet"),
    TypeDeclaration("public.log", ["public.item"], name: "log"),
    TypeDeclaration("com.apple.log", ["public.plain-text", "public.log"], extensions: ["log"], name: "log"),
    TypeDeclaration("com.apple.property-list", ["public.data"], extensions: ["plist"], name: "property list"),
    TypeDeclaration(
      "com.apple.xml-property-list", ["public.xml", "com.apple.property-list"], name: "XML property list"),
    TypeDeclaration("com.apple.binary-property-list", ["com.apple.property-list"], name: "binary property list"),
    TypeDeclaration("public.source-code", ["public.plain-text"], name: "source code"),
    TypeDeclaration(
      "public.swift-source", ["public.source-code"], extensions: ["swift"], mimeTypes: ["text/x-swift"],
      name: "Swift source code"),
    TypeDeclaration(
      "public.c-source", ["public.source-code"], extensions: ["c"], mimeTypes: ["text/x-csrc"], name: "C source code"),
    TypeDeclaration(
      "public.c-header", ["public.source-code"], extensions: ["h"], mimeTypes: ["text/x-chdr"], name: "C header"),
    TypeDeclaration(
      "public.c-plus-plus-header", ["public.source-code"], extensions: ["hh", "hp", "hpp", "hxx", "h++", "ipp"],
      name: "C++ header"),
    TypeDeclaration(
      "public.c-plus-plus-source", ["public.source-code"], extensions: ["cpp", "cc", "cxx"],
      mimeTypes: ["text/x-c++src"], name: "C++ source code"),
    TypeDeclaration(
      "public.objective-c-source", ["public.source-code"], extensions: ["m"], mimeTypes: ["text/x-objcsrc"],
      name: "Objective-C source code"),
    TypeDeclaration(
      "public.objective-c-plus-plus-source", ["public.source-code"], extensions: ["mm"],
      name: "Objective-C++ source code"),
    TypeDeclaration("public.assembly-source", ["public.source-code"], extensions: ["s"], name: "assembly source code"),
    TypeDeclaration("public.script", ["public.source-code"], name: "script"),
    TypeDeclaration(
      "public.shell-script", ["public.script"], extensions: ["sh"],
      mimeTypes: ["application/x-sh", "text/x-shellscript"], name: "shell script"),
    TypeDeclaration(
      "com.netscape.javascript-source", ["public.source-code"], extensions: ["js", "mjs"],
      mimeTypes: ["text/javascript", "application/javascript"], name: "JavaScript"),
    TypeDeclaration(
      "public.python-script", ["public.script"], extensions: ["py"], mimeTypes: ["text/x-python"], name: "Python script"
    ),
    TypeDeclaration(
      "public.ruby-script", ["public.script"], extensions: ["rb"], mimeTypes: ["text/x-ruby"], name: "Ruby script"),
    TypeDeclaration(
      "public.perl-script", ["public.script"], extensions: ["pl"], mimeTypes: ["text/x-perl"], name: "Perl script"),
    TypeDeclaration(
      "public.php-script", ["public.script"], extensions: ["php"], mimeTypes: ["text/x-php"], name: "PHP script"),
    TypeDeclaration(
      "public.make-source", ["public.script"], extensions: ["make", "mak", "gmk", "mk"], name: "makefile"),
    TypeDeclaration("com.apple.applescript.text", ["public.script"], extensions: ["applescript"], name: "AppleScript"),
    TypeDeclaration(
      "com.apple.applescript.script", ["public.data", "public.script"], extensions: ["scpt"], name: "compiled script"),
    TypeDeclaration(
      "com.apple.applescript.script-bundle", ["com.apple.bundle", "com.apple.package", "public.script"],
      extensions: ["scptd"], name: "script bundle"),
    TypeDeclaration("public.image", ["public.data", "public.content"], name: "image"),
    TypeDeclaration(
      "public.jpeg", ["public.image"], extensions: ["jpeg", "jpg", "jpe"], mimeTypes: ["image/jpeg"], name: "JPEG image"
    ),
    TypeDeclaration("public.png", ["public.image"], extensions: ["png"], mimeTypes: ["image/png"], name: "PNG image"),
    TypeDeclaration(
      "com.compuserve.gif", ["public.image"], extensions: ["gif"], mimeTypes: ["image/gif"], name: "GIF image"),
    TypeDeclaration(
      "public.tiff", ["public.image"], extensions: ["tiff", "tif"], mimeTypes: ["image/tiff"], name: "TIFF image"),
    TypeDeclaration(
      "com.microsoft.bmp", ["public.image"], extensions: ["bmp"], mimeTypes: ["image/bmp"], name: "BMP image"),
    TypeDeclaration(
      "com.microsoft.ico", ["public.image"], extensions: ["ico"],
      mimeTypes: ["image/x-icon", "image/vnd.microsoft.icon"], name: "icon"),
    TypeDeclaration("com.apple.icns", ["public.image"], extensions: ["icns"], name: "icon"),
    TypeDeclaration(
      "org.webmproject.webp", ["public.image"], extensions: ["webp"], mimeTypes: ["image/webp"], name: "WebP image"),
    TypeDeclaration("public.heif-standard", ["public.image"], name: "HEIF image"),
    TypeDeclaration(
      "public.heif", ["public.heif-standard"], extensions: ["heif"], mimeTypes: ["image/heif"], name: "HEIF image"),
    TypeDeclaration(
      "public.heic", ["public.heif-standard"], extensions: ["heic"], mimeTypes: ["image/heic"], name: "HEIC image"),
    TypeDeclaration(
      "public.heics", ["public.heif-standard"], extensions: ["heics"], mimeTypes: ["image/heic-sequence"],
      name: "HEIC image sequence"),
    TypeDeclaration(
      "public.jpeg-xl", ["public.image"], extensions: ["jxl"], mimeTypes: ["image/jxl"], name: "JPEG XL image"),
    TypeDeclaration("com.ilm.openexr-image", ["public.image"], extensions: ["exr"], name: "OpenEXR image"),
    TypeDeclaration(
      "public.svg-image", ["public.image", "public.xml"], extensions: ["svg", "svgz"], mimeTypes: ["image/svg+xml"],
      name: "SVG image"),
    TypeDeclaration("public.camera-raw-image", ["public.image"], name: "raw image"),
    TypeDeclaration(
      "com.adobe.raw-image", ["public.camera-raw-image"], extensions: ["dng"], mimeTypes: ["image/x-adobe-dng"],
      name: "DNG image"),
    TypeDeclaration("com.apple.live-photo", [], name: "live photo"),
    TypeDeclaration("public.audiovisual-content", ["public.data", "public.content"], name: "audiovisual content"),
    TypeDeclaration("public.audio", ["public.audiovisual-content"], name: "audio"),
    TypeDeclaration(
      "public.mp3", ["public.audio"], extensions: ["mp3"], mimeTypes: ["audio/mpeg", "audio/mp3"], name: "MP3 audio"),
    TypeDeclaration(
      "com.microsoft.waveform-audio", ["public.audio"], extensions: ["wav", "wave"],
      mimeTypes: ["audio/wav", "audio/vnd.wave", "audio/x-wav"], name: "WAV audio"),
    TypeDeclaration(
      "public.aiff-audio", ["public.audio"], extensions: ["aiff", "aif"], mimeTypes: ["audio/aiff", "audio/x-aiff"],
      name: "AIFF audio"),
    TypeDeclaration(
      "public.midi-audio", ["public.audio"], extensions: ["midi", "mid"], mimeTypes: ["audio/midi"], name: "MIDI audio"),
    TypeDeclaration(
      "public.mpeg-4-audio", ["public.audio"], extensions: ["m4a"], mimeTypes: ["audio/mp4", "audio/x-m4a"],
      name: "MPEG-4 audio"),
    TypeDeclaration(
      "com.apple.protected-mpeg-4-audio", ["public.audio"], extensions: ["m4p"], name: "protected MPEG-4 audio"),
    TypeDeclaration("public.movie", ["public.audiovisual-content"], name: "movie"),
    TypeDeclaration("public.video", ["public.movie"], name: "video"),
    TypeDeclaration(
      "public.mpeg-4", ["public.movie"], extensions: ["mp4"], mimeTypes: ["video/mp4"], name: "MPEG-4 movie"),
    TypeDeclaration(
      "com.apple.m4v-video", ["public.mpeg-4"], extensions: ["m4v"], mimeTypes: ["video/x-m4v"], name: "MPEG-4 video"),
    TypeDeclaration("com.apple.protected-mpeg-4-video", ["com.apple.m4v-video"], name: "protected MPEG-4 movie"),
    TypeDeclaration(
      "com.apple.quicktime-movie", ["public.movie"], extensions: ["mov", "qt"], mimeTypes: ["video/quicktime"],
      name: "QuickTime movie"),
    TypeDeclaration(
      "public.mpeg", ["public.movie"], extensions: ["mpeg", "mpg"], mimeTypes: ["video/mpeg"], name: "MPEG movie"),
    TypeDeclaration(
      "public.mpeg-2-video", ["public.video"], extensions: ["m2v"], mimeTypes: ["video/mpeg2"], name: "MPEG-2 video"),
    TypeDeclaration(
      "public.mpeg-2-transport-stream", ["public.movie"], extensions: ["ts"], name: "MPEG-2 transport stream"),
    TypeDeclaration(
      "public.avi", ["public.movie"], extensions: ["avi"], mimeTypes: ["video/avi", "video/x-msvideo"],
      name: "AVI movie"),
    TypeDeclaration("public.playlist", [], name: "playlist"),
    TypeDeclaration(
      "public.m3u-playlist", ["public.plain-text", "public.playlist"], extensions: ["m3u", "m3u8"],
      mimeTypes: ["audio/mpegurl", "application/vnd.apple.mpegurl", "audio/x-mpegurl"], name: "M3U playlist"),
    TypeDeclaration(
      "com.adobe.pdf", ["public.data", "public.composite-content"], extensions: ["pdf"], mimeTypes: ["application/pdf"],
      name: "PDF document"),
    TypeDeclaration(
      "org.idpf.epub-container", ["public.data", "public.composite-content"], extensions: ["epub"],
      mimeTypes: ["application/epub+zip"], name: "electronic book"),
    TypeDeclaration("public.archive", ["public.data"], name: "archive"),
    TypeDeclaration("public.disk-image", ["public.archive"], name: "disk image"),
    TypeDeclaration(
      "com.apple.archive", ["public.data", "public.archive"], extensions: ["aar", "yaa"], name: "Apple Archive"),
    TypeDeclaration(
      "public.zip-archive", ["public.archive"], extensions: ["zip"], mimeTypes: ["application/zip"], name: "ZIP archive"
    ),
    TypeDeclaration(
      "org.gnu.gnu-zip-archive", ["public.archive"], extensions: ["gz"],
      mimeTypes: ["application/gzip", "application/x-gzip"], name: "gzip archive"),
    TypeDeclaration(
      "public.bzip2-archive", ["public.archive"], extensions: ["bz2"], mimeTypes: ["application/x-bzip2"],
      name: "bzip2 archive"),
    TypeDeclaration("public.spreadsheet", ["public.content"], name: "spreadsheet"),
    TypeDeclaration("public.presentation", ["public.composite-content"], name: "presentation"),
    TypeDeclaration("public.database", ["public.data"], name: "database"),
    TypeDeclaration("public.message", ["public.data"], name: "message"),
    TypeDeclaration(
      "public.email-message", ["public.message"], extensions: ["eml"], mimeTypes: ["message/rfc822"], name: "mail"),
    TypeDeclaration("public.contact", ["public.content"], name: "contact"),
    TypeDeclaration(
      "public.vcard", ["public.text", "public.contact"], extensions: ["vcf", "vcard"],
      mimeTypes: ["text/vcard", "text/x-vcard"], name: "contact card"),
    TypeDeclaration("public.calendar-event", ["public.content"], name: "calendar event"),
    TypeDeclaration("public.to-do-item", ["public.calendar-event"], name: "to-do"),
    TypeDeclaration("public.url", ["public.data"], mimeTypes: ["text/uri-list"], name: "address"),
    TypeDeclaration("public.file-url", ["public.url"], name: "file address"),
    TypeDeclaration("com.apple.internet-location", ["public.data"], name: "internet location"),
    TypeDeclaration("com.microsoft.internet-shortcut", ["public.data"], extensions: ["url"], name: "internet shortcut"),
    TypeDeclaration("public.bookmark", [], name: "bookmark"),
    TypeDeclaration("com.apple.linkpresentation.metadata", ["public.data"], name: "link metadata"),
    TypeDeclaration("public.executable", ["public.item"], name: "program"),
    TypeDeclaration("public.unix-executable", ["public.data", "public.executable"], name: "program"),
    TypeDeclaration(
      "com.microsoft.windows-executable", ["public.data", "public.executable"], extensions: ["exe"],
      mimeTypes: ["application/x-msdownload"], name: "Windows program"),
    TypeDeclaration("com.apple.application", ["public.executable"], name: "application"),
    TypeDeclaration(
      "com.apple.application-bundle", ["com.apple.application", "com.apple.bundle", "com.apple.package"],
      extensions: ["app"], name: "application"),
    TypeDeclaration(
      "com.apple.application-and-system-extension", ["com.apple.xpc-service"], extensions: ["appex"],
      name: "application extension"),
    TypeDeclaration("public.font", ["public.data"], name: "font"),
    TypeDeclaration(
      "public.x509-certificate", ["public.data"], extensions: ["cer", "crt", "der"],
      mimeTypes: ["application/x-x509-ca-cert"], name: "certificate"),
    TypeDeclaration(
      "com.rsa.pkcs-12", ["public.data"], extensions: ["p12", "pfx"], mimeTypes: ["application/x-pkcs12"],
      name: "personal information exchange file"),
    TypeDeclaration("public.3d-content", ["public.content"], name: "3D content"),
    TypeDeclaration(
      "com.pixar.universal-scene-description", ["public.data", "public.3d-content"],
      extensions: ["usd", "usda", "usdc"], name: "USD scene"),
    TypeDeclaration(
      "com.pixar.universal-scene-description-mobile", ["public.3d-content", "public.data"], extensions: ["usdz"],
      mimeTypes: ["model/vnd.usdz+zip"], name: "USDZ scene"),
    TypeDeclaration(
      "com.apple.reality", ["public.data"], extensions: ["reality"], mimeTypes: ["model/vnd.reality"],
      name: "Reality file"),
    TypeDeclaration(
      "com.apple.scenekit.scene", ["public.3d-content", "public.data"], extensions: ["scn", "scnz"],
      name: "SceneKit scene"),
    TypeDeclaration("com.apple.arobject", ["public.data"], extensions: ["arobject"], name: "AR reference object"),
    TypeDeclaration(
      "public.ics", ["public.text", "public.calendar-event"], extensions: ["ics"], mimeTypes: ["text/calendar"],
      name: "calendar file"),
    TypeDeclaration(
      "org.openxmlformats.wordprocessingml.document", ["public.data", "public.composite-content"], extensions: ["docx"],
      mimeTypes: ["application/vnd.openxmlformats-officedocument.wordprocessingml.document"], name: "Word document"),
    TypeDeclaration(
      "org.openxmlformats.spreadsheetml.sheet", ["public.data", "public.spreadsheet"], extensions: ["xlsx"],
      mimeTypes: ["application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"], name: "Excel workbook"),
    TypeDeclaration(
      "org.openxmlformats.presentationml.presentation", ["public.data", "public.presentation"], extensions: ["pptx"],
      mimeTypes: ["application/vnd.openxmlformats-officedocument.presentationml.presentation"],
      name: "PowerPoint presentation"),
    TypeDeclaration(
      "com.microsoft.word.doc", ["public.data", "public.composite-content"], extensions: ["doc"],
      mimeTypes: ["application/msword"], name: "Word document"),
    TypeDeclaration(
      "com.microsoft.excel.xls", ["public.data", "public.spreadsheet"], extensions: ["xls"],
      mimeTypes: ["application/vnd.ms-excel"], name: "Excel workbook"),
    TypeDeclaration(
      "com.microsoft.powerpoint.ppt", ["public.data", "public.presentation"], extensions: ["ppt"],
      mimeTypes: ["application/vnd.ms-powerpoint"], name: "PowerPoint presentation"),
    TypeDeclaration(
      "public.tar-archive", ["public.archive"], extensions: ["tar"], mimeTypes: ["application/x-tar"],
      name: "tar archive"),
    TypeDeclaration(
      "org.gnu.gnu-zip-tar-archive", ["org.gnu.gnu-zip-archive"], extensions: ["tgz"], name: "tar archive"),
    TypeDeclaration(
      "public.truetype-ttf-font", ["public.font"], extensions: ["ttf"], mimeTypes: ["font/ttf"], name: "TrueType font"),
    TypeDeclaration(
      "public.opentype-font", ["public.font"], extensions: ["otf"], mimeTypes: ["font/otf"], name: "OpenType font"),
    TypeDeclaration(
      "net.daringfireball.markdown", ["public.utf8-plain-text"], extensions: ["md", "markdown"],
      mimeTypes: ["text/markdown"], name: "Markdown document"),
    TypeDeclaration(
      "org.webmproject.webm", ["public.movie"], extensions: ["webm"], mimeTypes: ["video/webm"], name: "WebM movie"),
    // Types that have names in CoreServices only.
    TypeDeclaration("com.apple.alias-record", ["public.data", "com.apple.resolvable"], name: "alias record"),
    TypeDeclaration("com.apple.application-file", ["public.data", "com.apple.application"], name: "application"),
    TypeDeclaration(
      "com.sun.java-source", ["public.source-code"], extensions: ["java", "jav"], name: "Java source code"),
    TypeDeclaration("com.sun.java-class", ["public.data"], extensions: ["class"], name: "Java class"),
    TypeDeclaration(
      "com.sun.java-archive", ["public.zip-archive", "public.executable"], extensions: ["jar"],
      mimeTypes: ["application/java-archive"], name: "Java archive"),
    TypeDeclaration(
      "public.jpeg-2000", ["public.image"], extensions: ["jp2", "jpf", "jpx", "j2k", "j2c"], mimeTypes: ["image/jp2"],
      name: "JPEG 2000 image"),
    TypeDeclaration(
      "com.apple.pict", ["public.image"], extensions: ["pict", "pct", "pic"],
      mimeTypes: ["image/pict", "image/x-pict"],
      name: "PICT image"),
    TypeDeclaration(
      "com.apple.quicktime-image", ["public.image"], extensions: ["qtif", "qti"], mimeTypes: ["image/x-quicktime"],
      name: "QuickTime image"),
    TypeDeclaration(
      "com.apple.txn.text-multimedia-data", ["public.data", "public.composite-content"],
      name: "text with multimedia"),
    TypeDeclaration("com.apple.ink.inktext", ["public.data"], name: "ink text"),
  ]
}
