#sourceLocation(file: "DownloaderDelegate.swift", line: 1)
import UIKit

      protocol DownloaderDelegate: AnyObject {
  func downloaderDidStart(_ downloader: Downloader)
  var _optional_downloader___didReceive: ((Downloader, Int) -> Bool)? { get }
  var _optional_downloaderDidFinish__: ((Downloader) -> Void)? { get }
  /// The name of the file.
  var _optional_fileName: (String)? { get }
  var _optional_downloader___didFail_then: ((Downloader, Error, @escaping () -> Void) -> Void)? { get }

}; extension DownloaderDelegate { var _optional_downloader___didReceive: ((Downloader, Int) -> Bool)? { nil }; var _optional_downloaderDidFinish__: ((Downloader) -> Void)? { nil }; var downloaderDidFinish: ((Downloader) -> Void)? { _optional_downloaderDidFinish__ }; var _optional_fileName: (String)? { nil }; var fileName: (String)? { _optional_fileName }; var _optional_downloader___didFail_then: ((Downloader, Error, @escaping () -> Void) -> Void)? { nil } }

class Downloader: NSObject {
  weak var delegate: DownloaderDelegate?

  func run() -> Bool {
    delegate?.downloaderDidStart(self)
    delegate?.downloaderDidFinish?(self)
    delegate?._optional_downloader___didFail_then?(self,          CocoaError(.fileNoSuchFile)) { print("failed") }
    print(delegate?.fileName ?? "none")
    return delegate?._optional_downloader___didReceive?(self,             3) ?? true
  }
}
