import UIKit

@objc protocol DownloaderDelegate {
  func downloaderDidStart(_ downloader: Downloader)
  @objc optional func downloader(_ downloader: Downloader, didReceive bytes: Int) -> Bool
  @objc optional func downloaderDidFinish(_ downloader: Downloader)
  /// The name of the file.
  @objc optional var fileName: String { get }
  @objc optional func downloader(
    _ downloader: Downloader, didFail error: Error, then: @escaping () -> Void)
}

class Downloader: NSObject {
  weak var delegate: DownloaderDelegate?

  func run() -> Bool {
    delegate?.downloaderDidStart(self)
    delegate?.downloaderDidFinish?(self)
    delegate?.downloader?(self, didFail: CocoaError(.fileNoSuchFile)) { print("failed") }
    print(delegate?.fileName ?? "none")
    return delegate?.downloader?(self, didReceive: 3) ?? true
  }
}
