/// The project of an app with a framework, hosted tests and tests of the user interface.
enum SampleProject {
  /// The content of `project.pbxproj`.
  static let text = #"""
    // !$*UTF8*$!
    { archiveVersion = 1; objectVersion = 77; rootObject = P; objects = {
      P = { isa = PBXProject; buildConfigurationList = PL; mainGroup = G; developmentRegion = de;
        targets = (APP, FW, TESTS, UITESTS, WIDGET, OLD); };
      PL = { isa = XCConfigurationList; buildConfigurations = (PR, PD); };
      PD = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = XCC; buildSettings = {
        SDKROOT = iphoneos; SWIFT_VERSION = 5.0; SWIFT_ACTIVE_COMPILATION_CONDITIONS = (DEBUG, "MOCKS"); }; };
      PR = { isa = XCBuildConfiguration; name = Release; buildSettings = { SDKROOT = macosx; }; };

      G = { isa = PBXGroup; children = (XCC, GA, SYNC, GT, F_OUT); sourceTree = "<group>"; };
      XCC = { isa = PBXFileReference; path = Base.xcconfig; sourceTree = "<group>"; };
      GA = { isa = PBXGroup; path = "Meine App"; sourceTree = "<group>";
        children = (F_APP, F_CELL, F_OBJC, F_MAP, VG, F_ASSETS, F_GONE, F_BLUE, F_ROOT); };
      F_APP = { isa = PBXFileReference; path = AppDelegate.swift; sourceTree = "<group>"; };
      F_CELL = { isa = PBXFileReference; path = "Zelle größer.swift"; sourceTree = "<group>"; };
      F_OBJC = { isa = PBXFileReference; path = Old.m; sourceTree = "<group>"; };
      F_MAP = { isa = PBXFileReference; path = Map.swift; sourceTree = "<group>"; };
      F_GONE = { isa = PBXFileReference; path = Gone.swift; sourceTree = "<group>"; };
      F_BLUE = { isa = PBXFileReference; lastKnownFileType = folder; path = Data; sourceTree = "<group>"; };
      F_ROOT = { isa = PBXFileReference; path = Root.swift; sourceTree = SOURCE_ROOT; };
      F_OUT = { isa = PBXFileReference; path = ../Shared/Outside.swift; sourceTree = "<group>"; };
      VG = { isa = PBXVariantGroup; name = Main.storyboard; sourceTree = "<group>"; children = (F_BASE, F_DE); };
      F_BASE = { isa = PBXFileReference; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
      F_DE = { isa = PBXFileReference; name = de; path = de.lproj/Main.strings; sourceTree = "<group>"; };
      F_ASSETS = { isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
      SYNC = { isa = PBXFileSystemSynchronizedRootGroup; path = Kit; sourceTree = "<group>"; exceptions = (EX1, EX2); };
      EX1 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = FW;
        membershipExceptions = (Draft.swift, Shared.swift); };
      EX2 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = APP; membershipExceptions = (Shared.swift); };
      GT = { isa = PBXGroup; path = Tests; sourceTree = "<group>"; children = (F_TEST); };
      F_TEST = { isa = PBXFileReference; path = AppTests.swift; sourceTree = "<group>"; };

      APP = { isa = PBXNativeTarget; name = "Meine App"; productType = "com.apple.product-type.application";
        buildConfigurationList = AL; buildPhases = (AS, AR, SCRIPT); dependencies = (D_FW);
        packageProductDependencies = (PP); };
      AL = { isa = XCConfigurationList; buildConfigurations = (AD); };
      AD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { INFOPLIST_FILE = "Meine App/Info.plist";
        PRODUCT_NAME = "$(TARGET_NAME)"; PRODUCT_BUNDLE_IDENTIFIER = "de.beispiel.$(PRODUCT_NAME:rfc1034identifier)";
        GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_UIMainStoryboardFile = Main; SWIFT_VERSION = 6.0; }; };
      AS = { isa = PBXSourcesBuildPhase; files = (B1, B2, B3, B4, B5, B6, B7, B8); };
      B1 = { isa = PBXBuildFile; fileRef = F_APP; };
      B2 = { isa = PBXBuildFile; fileRef = F_CELL; };
      B3 = { isa = PBXBuildFile; fileRef = F_OBJC; };
      B4 = { isa = PBXBuildFile; fileRef = F_MAP; };
      B5 = { isa = PBXBuildFile; fileRef = F_GONE; };
      B6 = { isa = PBXBuildFile; fileRef = F_ROOT; };
      B7 = { isa = PBXBuildFile; fileRef = F_OUT; };
      B8 = { isa = PBXBuildFile; fileRef = F_TEST; platformFilters = (macos, ); };
      AR = { isa = PBXResourcesBuildPhase; files = (R1, R2, R3); };
      R1 = { isa = PBXBuildFile; fileRef = VG; };
      R2 = { isa = PBXBuildFile; fileRef = F_ASSETS; };
      R3 = { isa = PBXBuildFile; fileRef = F_BLUE; };
      SCRIPT = { isa = PBXShellScriptBuildPhase; name = SwiftLint; };
      D_FW = { isa = PBXTargetDependency; target = FW; };
      PP = { isa = XCSwiftPackageProductDependency; productName = Lottie; package = RP; };
      RP = { isa = XCRemoteSwiftPackageReference; repositoryURL = "file:///nowhere/lottie-ios.git";
        requirement = { kind = upToNextMajorVersion; minimumVersion = 4.0.0; }; };
      FW = { isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework";
        fileSystemSynchronizedGroups = (SYNC); buildPhases = (); dependencies = (); };
      TESTS = { isa = PBXNativeTarget; name = AppTests; productType = "com.apple.product-type.bundle.unit-test";
        buildConfigurationList = TL; buildPhases = (TS); dependencies = (D_APP); };
      TL = { isa = XCConfigurationList; buildConfigurations = (TD); };
      TD = { isa = XCBuildConfiguration; name = Debug;
        buildSettings = { TEST_HOST = "$(BUILT_PRODUCTS_DIR)/Meine App.app/Meine App"; }; };
      TS = { isa = PBXSourcesBuildPhase; files = (T1); };
      T1 = { isa = PBXBuildFile; fileRef = F_TEST; };
      D_APP = { isa = PBXTargetDependency; target = APP; };
      UITESTS = { isa = PBXNativeTarget; name = AppUITests; productType = "com.apple.product-type.bundle.ui-testing"; };
      WIDGET = { isa = PBXNativeTarget; name = Widget; productType = "com.apple.product-type.app-extension"; };
      OLD = { isa = PBXAggregateTarget; name = Everything; };
    }; }
    """#

  /// The files of the project, in a folder beside that of the shared file.
  static let files: [String: String] = [
    "App/Sample.xcodeproj/project.pbxproj": text,
    "App/Base.xcconfig": "MARKETING_VERSION = 2.5 // of the app\n",
    "App/Meine App/AppDelegate.swift": "import UIKit\nimport Kit\n",
    "App/Meine App/Zelle größer.swift": "import UIKit\n",
    "App/Meine App/Map.swift": "import MapKit\n",
    "App/Meine App/Old.m": "",
    "App/Root.swift": "import Lottie\n",
    "App/Meine App/Info.plist": """
    <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
    <key>CFBundleDisplayName</key><string>${PRODUCT_NAME} $(MARKETING_VERSION)</string></dict></plist>
    """,
    "App/Meine App/Base.lproj/Main.storyboard": "<document/>",
    "App/Meine App/de.lproj/Main.strings": "\"a\" = \"b\";",
    "App/Meine App/Assets.xcassets/Contents.json": "{}",
    "App/Meine App/Data/list.json": "[]",
    "App/Kit/Kit.swift": "import Foundation\n",
    "App/Kit/Inner/More.swift": "import UIKit\n",
    "App/Kit/Draft.swift": "garbage",
    "App/Kit/Shared.swift": "",
    "App/Kit/kit.json": "{}",
    "App/Tests/AppTests.swift": "@testable import Meine_App\nimport XCTest\n",
    "Shared/Outside.swift": "",
  ]
}
