import PergolaCoreFoundation

// The strings are constants, which nobody changes, so all threads may read them.

// MARK: Items and folders

/// Anything that can be in a folder: files and folders.
public nonisolated(unsafe) let kUTTypeItem: CFString = "public.item"
/// Anything that shows content to users: documents, messages, contacts.
public nonisolated(unsafe) let kUTTypeContent: CFString = "public.content"
/// Content of several kinds, such as text with pictures.
public nonisolated(unsafe) let kUTTypeCompositeContent: CFString = "public.composite-content"
/// Messages, such as mail.
public nonisolated(unsafe) let kUTTypeMessage: CFString = "public.message"
/// Contacts.
public nonisolated(unsafe) let kUTTypeContact: CFString = "public.contact"
/// Files that contain others.
public nonisolated(unsafe) let kUTTypeArchive: CFString = "public.archive"
/// Disk images.
public nonisolated(unsafe) let kUTTypeDiskImage: CFString = "public.disk-image"
/// Any stream of bytes: all files but folders.
public nonisolated(unsafe) let kUTTypeData: CFString = "public.data"
/// Folders, and packages that are folders.
public nonisolated(unsafe) let kUTTypeDirectory: CFString = "public.directory"
/// Items that stand for another one: symbolic links, aliases, bookmarks.
public nonisolated(unsafe) let kUTTypeResolvable: CFString = "com.apple.resolvable"
/// Symbolic links.
public nonisolated(unsafe) let kUTTypeSymLink: CFString = "public.symlink"
/// Programs.
public nonisolated(unsafe) let kUTTypeExecutable: CFString = "public.executable"
/// Places in folders at which volumes appear.
public nonisolated(unsafe) let kUTTypeMountPoint: CFString = "com.apple.mount-point"
/// Files that stand for another item.
public nonisolated(unsafe) let kUTTypeAliasFile: CFString = "com.apple.alias-file"
/// References to files, as data.
public nonisolated(unsafe) let kUTTypeAliasRecord: CFString = "com.apple.alias-record"
/// Bookmarks of files, as data.
public nonisolated(unsafe) let kUTTypeURLBookmarkData: CFString = "com.apple.bookmark"
/// Addresses.
public nonisolated(unsafe) let kUTTypeURL: CFString = "public.url"
/// Addresses of files.
public nonisolated(unsafe) let kUTTypeFileURL: CFString = "public.file-url"

// MARK: Text

/// All text.
public nonisolated(unsafe) let kUTTypeText: CFString = "public.text"
/// Text without markup.
public nonisolated(unsafe) let kUTTypePlainText: CFString = "public.plain-text"
/// Plain text in UTF-8.
public nonisolated(unsafe) let kUTTypeUTF8PlainText: CFString = "public.utf8-plain-text"
/// Plain text in UTF-16 for exchange: big-endian, unless a byte order mark says otherwise.
public nonisolated(unsafe) let kUTTypeUTF16ExternalPlainText: CFString = "public.utf16-external-plain-text"
/// Plain text in UTF-16.
public nonisolated(unsafe) let kUTTypeUTF16PlainText: CFString = "public.utf16-plain-text"
/// Tables as text.
public nonisolated(unsafe) let kUTTypeDelimitedText: CFString = "public.delimited-values-text"
/// Tables with commas between values.
public nonisolated(unsafe) let kUTTypeCommaSeparatedText: CFString = "public.comma-separated-values-text"
/// Tables with tabs between values.
public nonisolated(unsafe) let kUTTypeTabSeparatedText: CFString = "public.tab-separated-values-text"
/// Tables with tabs between values, in UTF-8.
public nonisolated(unsafe) let kUTTypeUTF8TabSeparatedText: CFString = "public.utf8-tab-separated-values-text"
/// Text in the Rich Text Format.
public nonisolated(unsafe) let kUTTypeRTF: CFString = "public.rtf"
/// HTML.
public nonisolated(unsafe) let kUTTypeHTML: CFString = "public.html"
/// XML.
public nonisolated(unsafe) let kUTTypeXML: CFString = "public.xml"

// MARK: Sources and scripts

/// The source of programs.
public nonisolated(unsafe) let kUTTypeSourceCode: CFString = "public.source-code"
/// Assembly language.
public nonisolated(unsafe) let kUTTypeAssemblyLanguageSource: CFString = "public.assembly-source"
/// C.
public nonisolated(unsafe) let kUTTypeCSource: CFString = "public.c-source"
/// Objective-C.
public nonisolated(unsafe) let kUTTypeObjectiveCSource: CFString = "public.objective-c-source"
/// Swift.
public nonisolated(unsafe) let kUTTypeSwiftSource: CFString = "public.swift-source"
/// C++.
public nonisolated(unsafe) let kUTTypeCPlusPlusSource: CFString = "public.c-plus-plus-source"
/// Objective-C++.
public nonisolated(unsafe) let kUTTypeObjectiveCPlusPlusSource: CFString = "public.objective-c-plus-plus-source"
/// Headers of C.
public nonisolated(unsafe) let kUTTypeCHeader: CFString = "public.c-header"
/// Headers of C++.
public nonisolated(unsafe) let kUTTypeCPlusPlusHeader: CFString = "public.c-plus-plus-header"
/// Sources in Java.
public nonisolated(unsafe) let kUTTypeJavaSource: CFString = "com.sun.java-source"
/// The source of interpreted programs.
public nonisolated(unsafe) let kUTTypeScript: CFString = "public.script"
/// AppleScript as text.
public nonisolated(unsafe) let kUTTypeAppleScript: CFString = "com.apple.applescript.text"
/// Compiled scripts of the Open Scripting Architecture.
public nonisolated(unsafe) let kUTTypeOSAScript: CFString = "com.apple.applescript.script"
/// Compiled scripts of the Open Scripting Architecture, as bundles.
public nonisolated(unsafe) let kUTTypeOSAScriptBundle: CFString = "com.apple.applescript.script-bundle"
/// JavaScript.
public nonisolated(unsafe) let kUTTypeJavaScript: CFString = "com.netscape.javascript-source"
/// Shell scripts.
public nonisolated(unsafe) let kUTTypeShellScript: CFString = "public.shell-script"
/// Perl.
public nonisolated(unsafe) let kUTTypePerlScript: CFString = "public.perl-script"
/// Python.
public nonisolated(unsafe) let kUTTypePythonScript: CFString = "public.python-script"
/// Ruby.
public nonisolated(unsafe) let kUTTypeRubyScript: CFString = "public.ruby-script"
/// PHP.
public nonisolated(unsafe) let kUTTypePHPScript: CFString = "public.php-script"

// MARK: Structured data

/// JSON.
public nonisolated(unsafe) let kUTTypeJSON: CFString = "public.json"
/// Property lists of all forms.
public nonisolated(unsafe) let kUTTypePropertyList: CFString = "com.apple.property-list"
/// Property lists as XML.
public nonisolated(unsafe) let kUTTypeXMLPropertyList: CFString = "com.apple.xml-property-list"
/// Property lists in their binary form.
public nonisolated(unsafe) let kUTTypeBinaryPropertyList: CFString = "com.apple.binary-property-list"

// MARK: Documents

/// PDF documents.
public nonisolated(unsafe) let kUTTypePDF: CFString = "com.adobe.pdf"
/// Rich text with attachments, as a package.
public nonisolated(unsafe) let kUTTypeRTFD: CFString = "com.apple.rtfd"
/// Rich text with attachments, as one stream of bytes.
public nonisolated(unsafe) let kUTTypeFlatRTFD: CFString = "com.apple.flat-rtfd"
/// Text with pictures and sounds, of Multilingual Text Engine.
public nonisolated(unsafe) let kUTTypeTXNTextAndMultimediaData: CFString = "com.apple.txn.text-multimedia-data"
/// Pages of WebKit with their images and style sheets.
public nonisolated(unsafe) let kUTTypeWebArchive: CFString = "com.apple.webarchive"

// MARK: Pictures

/// All images.
public nonisolated(unsafe) let kUTTypeImage: CFString = "public.image"
/// JPEG images.
public nonisolated(unsafe) let kUTTypeJPEG: CFString = "public.jpeg"
/// Pictures in JPEG 2000.
public nonisolated(unsafe) let kUTTypeJPEG2000: CFString = "public.jpeg-2000"
/// TIFF images.
public nonisolated(unsafe) let kUTTypeTIFF: CFString = "public.tiff"
/// Pictures in PICT.
public nonisolated(unsafe) let kUTTypePICT: CFString = "com.apple.pict"
/// GIF images.
public nonisolated(unsafe) let kUTTypeGIF: CFString = "com.compuserve.gif"
/// PNG images.
public nonisolated(unsafe) let kUTTypePNG: CFString = "public.png"
/// Pictures of QuickTime.
public nonisolated(unsafe) let kUTTypeQuickTimeImage: CFString = "com.apple.quicktime-image"
/// Icons of Apple's systems.
public nonisolated(unsafe) let kUTTypeAppleICNS: CFString = "com.apple.icns"
/// BMP images.
public nonisolated(unsafe) let kUTTypeBMP: CFString = "com.microsoft.bmp"
/// Icons of pages and programs.
public nonisolated(unsafe) let kUTTypeICO: CFString = "com.microsoft.ico"
/// Raw images of cameras.
public nonisolated(unsafe) let kUTTypeRawImage: CFString = "public.camera-raw-image"
/// SVG images.
public nonisolated(unsafe) let kUTTypeScalableVectorGraphics: CFString = "public.svg-image"
/// Photos with the seconds around them.
public nonisolated(unsafe) let kUTTypeLivePhoto: CFString = "com.apple.live-photo"

// MARK: Sounds and movies

/// All sound and video.
public nonisolated(unsafe) let kUTTypeAudiovisualContent: CFString = "public.audiovisual-content"
/// Video, with or without sound.
public nonisolated(unsafe) let kUTTypeMovie: CFString = "public.movie"
/// Video without sound.
public nonisolated(unsafe) let kUTTypeVideo: CFString = "public.video"
/// All sound.
public nonisolated(unsafe) let kUTTypeAudio: CFString = "public.audio"
/// QuickTime movies.
public nonisolated(unsafe) let kUTTypeQuickTimeMovie: CFString = "com.apple.quicktime-movie"
/// MPEG movies.
public nonisolated(unsafe) let kUTTypeMPEG: CFString = "public.mpeg"
/// MPEG-2 video.
public nonisolated(unsafe) let kUTTypeMPEG2Video: CFString = "public.mpeg-2-video"
/// MPEG-2 transport streams.
public nonisolated(unsafe) let kUTTypeMPEG2TransportStream: CFString = "public.mpeg-2-transport-stream"
/// MP3 audio.
public nonisolated(unsafe) let kUTTypeMP3: CFString = "public.mp3"
/// MPEG-4 movies.
public nonisolated(unsafe) let kUTTypeMPEG4: CFString = "public.mpeg-4"
/// MPEG-4 audio.
public nonisolated(unsafe) let kUTTypeMPEG4Audio: CFString = "public.mpeg-4-audio"
/// MPEG-4 audio with copy protection.
public nonisolated(unsafe) let kUTTypeAppleProtectedMPEG4Audio: CFString = "com.apple.protected-mpeg-4-audio"
/// MPEG-4 movies with copy protection.
public nonisolated(unsafe) let kUTTypeAppleProtectedMPEG4Video: CFString = "com.apple.protected-mpeg-4-video"
/// AVI movies.
public nonisolated(unsafe) let kUTTypeAVIMovie: CFString = "public.avi"
/// AIFF audio.
public nonisolated(unsafe) let kUTTypeAudioInterchangeFileFormat: CFString = "public.aiff-audio"
/// WAV audio.
public nonisolated(unsafe) let kUTTypeWaveformAudio: CFString = "com.microsoft.waveform-audio"
/// MIDI audio.
public nonisolated(unsafe) let kUTTypeMIDIAudio: CFString = "public.midi-audio"
/// All playlists.
public nonisolated(unsafe) let kUTTypePlaylist: CFString = "public.playlist"
/// Playlists in the formats M3U and M3U8.
public nonisolated(unsafe) let kUTTypeM3UPlaylist: CFString = "public.m3u-playlist"

// MARK: Folders, bundles and programs

/// Folders that users see as such.
public nonisolated(unsafe) let kUTTypeFolder: CFString = "public.folder"
/// The outermost folders of volumes.
public nonisolated(unsafe) let kUTTypeVolume: CFString = "public.volume"
/// Folders that users see as a file.
public nonisolated(unsafe) let kUTTypePackage: CFString = "com.apple.package"
/// Folders of a given structure.
public nonisolated(unsafe) let kUTTypeBundle: CFString = "com.apple.bundle"
/// Plug-ins, as bundles.
public nonisolated(unsafe) let kUTTypePluginBundle: CFString = "com.apple.plugin"
/// Plug-ins that read files for Spotlight.
public nonisolated(unsafe) let kUTTypeSpotlightImporter: CFString = "com.apple.metadata-importer"
/// Plug-ins that make previews for Quick Look.
public nonisolated(unsafe) let kUTTypeQuickLookGenerator: CFString = "com.apple.quicklook-generator"
/// Services of XPC, as bundles.
public nonisolated(unsafe) let kUTTypeXPCService: CFString = "com.apple.xpc-service"
/// Frameworks.
public nonisolated(unsafe) let kUTTypeFramework: CFString = "com.apple.framework"
/// Applications of Apple's systems.
public nonisolated(unsafe) let kUTTypeApplication: CFString = "com.apple.application"
/// Applications, as bundles.
public nonisolated(unsafe) let kUTTypeApplicationBundle: CFString = "com.apple.application-bundle"
/// Applications that are a file.
public nonisolated(unsafe) let kUTTypeApplicationFile: CFString = "com.apple.application-file"
/// Programs of Unix.
public nonisolated(unsafe) let kUTTypeUnixExecutable: CFString = "public.unix-executable"
/// Programs of Windows.
public nonisolated(unsafe) let kUTTypeWindowsExecutable: CFString = "com.microsoft.windows-executable"
/// Classes of Java, compiled.
public nonisolated(unsafe) let kUTTypeJavaClass: CFString = "com.sun.java-class"
/// Archives of classes of Java.
public nonisolated(unsafe) let kUTTypeJavaArchive: CFString = "com.sun.java-archive"
/// Panes of System Preferences.
public nonisolated(unsafe) let kUTTypeSystemPreferencesPane: CFString = "com.apple.systempreference.prefpane"

// MARK: Archives and documents of programs

/// gzip archives.
public nonisolated(unsafe) let kUTTypeGNUZipArchive: CFString = "org.gnu.gnu-zip-archive"
/// bzip2 archives.
public nonisolated(unsafe) let kUTTypeBzip2Archive: CFString = "public.bzip2-archive"
/// ZIP archives.
public nonisolated(unsafe) let kUTTypeZipArchive: CFString = "public.zip-archive"
/// Spreadsheets.
public nonisolated(unsafe) let kUTTypeSpreadsheet: CFString = "public.spreadsheet"
/// Presentations.
public nonisolated(unsafe) let kUTTypePresentation: CFString = "public.presentation"
/// Databases.
public nonisolated(unsafe) let kUTTypeDatabase: CFString = "public.database"

// MARK: Contacts, messages and events

/// Contact cards.
public nonisolated(unsafe) let kUTTypeVCard: CFString = "public.vcard"
/// To-dos.
public nonisolated(unsafe) let kUTTypeToDoItem: CFString = "public.to-do-item"
/// Events and to-dos.
public nonisolated(unsafe) let kUTTypeCalendarEvent: CFString = "public.calendar-event"
/// Mail.
public nonisolated(unsafe) let kUTTypeEmailMessage: CFString = "public.email-message"

// MARK: Others

/// Files with an address, in the form of Apple's systems.
public nonisolated(unsafe) let kUTTypeInternetLocation: CFString = "com.apple.internet-location"
/// Text written by hand.
public nonisolated(unsafe) let kUTTypeInkText: CFString = "com.apple.ink.inktext"
/// Fonts.
public nonisolated(unsafe) let kUTTypeFont: CFString = "public.font"
/// All bookmarks.
public nonisolated(unsafe) let kUTTypeBookmark: CFString = "public.bookmark"
/// Scenes and bodies in space.
public nonisolated(unsafe) let kUTType3DContent: CFString = "public.3d-content"
/// Certificates with their keys.
public nonisolated(unsafe) let kUTTypePKCS12: CFString = "com.rsa.pkcs-12"
/// Certificates.
public nonisolated(unsafe) let kUTTypeX509Certificate: CFString = "public.x509-certificate"
/// Electronic books.
public nonisolated(unsafe) let kUTTypeElectronicPublication: CFString = "org.idpf.epub-container"
/// Logs.
public nonisolated(unsafe) let kUTTypeLog: CFString = "public.log"
