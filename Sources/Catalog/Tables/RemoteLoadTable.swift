extension CatalogTable {
  /// What loads a resource from wherever its URL points, which can be a file too.
  static let remoteLoad = CatalogTable(
    "remote-load",
    #"""
    rule network.remote-load error
    title Content loaded straight from a URL
    why A URL on the web makes it a request that no session shows, and the address and the device's IP reach the host.
    mend Load through a session that you control, or pass a file URL.
    doubt The same calls read files: they count as likely only next to a web address, and not at all next to a path or bundle.
    see developer.apple.com/documentation/foundation/data/init(contentsof:options:)
    swift function Data(contentsOf: possible
      | never if statement(fileURLWithPath,filePath,Bundle,FileManager,temporaryDirectory) | likely if url
    swift function NSData(contentsOf: possible
      | never if statement(fileURLWithPath,filePath,Bundle,FileManager,temporaryDirectory) | likely if url
    swift function String(contentsOf: possible
      | never if statement(fileURLWithPath,filePath,Bundle,FileManager,temporaryDirectory) | likely if url
    swift function NSString(contentsOf: possible
      | never if statement(fileURLWithPath,filePath,Bundle,FileManager,temporaryDirectory) | likely if url
    swift function NSArray(contentsOf: possible
      | never if statement(fileURLWithPath,filePath,Bundle,FileManager,temporaryDirectory) | likely if url
    swift function NSDictionary(contentsOf: possible
      | never if statement(fileURLWithPath,filePath,Bundle,FileManager,temporaryDirectory) | likely if url
    swift function XMLParser(contentsOf: possible
      | never if statement(fileURLWithPath,filePath,Bundle,FileManager,temporaryDirectory) | likely if url
    swift function CIImage(contentsOf: possible
      | never if statement(fileURLWithPath,filePath,Bundle,FileManager,temporaryDirectory) | likely if url
    swift function NSImage(contentsOf: possible
      | never if statement(fileURLWithPath,filePath,Bundle,FileManager,temporaryDirectory) | likely if url
    swift function NSImage(byReferencing: possible
      | never if statement(fileURLWithPath,filePath,Bundle,FileManager,temporaryDirectory) | likely if url
    swift function NSAttributedString(url: possible
      | never if statement(fileURLWithPath,filePath,Bundle,FileManager,temporaryDirectory) | likely if url
    swift function NSAttributedString(data: never | likely if statement(html,NSHTMLTextDocumentType) | possible if statement(documentType)
    swift static NSAttributedString.loadFromHTML likely
    swift member .resourceBytes possible
      | never if statement(fileURLWithPath,filePath,Bundle,FileManager,temporaryDirectory) | likely if url
    swift member .lines never
      | never if statement(fileURLWithPath,filePath,Bundle,FileManager,temporaryDirectory)
      | likely if url and root(URL) | possible if root(URL)
    c message dataWithContentsOfURL: possible
      | never if statement(fileURLWithPath,NSBundle,NSFileManager,URLForResource) | likely if url
    c message stringWithContentsOfURL: possible
      | never if statement(fileURLWithPath,NSBundle,NSFileManager,URLForResource) | likely if url
    c message arrayWithContentsOfURL: possible
      | never if statement(fileURLWithPath,NSBundle,NSFileManager,URLForResource) | likely if url
    c message dictionaryWithContentsOfURL: possible
      | never if statement(fileURLWithPath,NSBundle,NSFileManager,URLForResource) | likely if url
    c message initWithContentsOfURL: possible
      | never if statement(fileURLWithPath,NSBundle,NSFileManager,URLForResource) | likely if url
    c message imageWithContentsOfURL: possible
      | never if statement(fileURLWithPath,NSBundle,NSFileManager,URLForResource) | likely if url
    c message initWithURL:options:documentAttributes:error: possible
      | never if statement(fileURLWithPath,NSBundle,NSFileManager,URLForResource) | likely if url
    c message initWithData:options:documentAttributes:error: possible | likely if statement(NSHTMLTextDocumentType)
    c message loadFromHTMLWithString: likely
    c message loadFromHTMLWithRequest: likely
    c message loadFromHTMLWithData: likely
    # Media.
    swift function AVPlayer(url: possible
      | never if statement(fileURLWithPath,filePath,Bundle,FileManager,temporaryDirectory) | likely if url
    swift function AVPlayerItem(url: possible
      | never if statement(fileURLWithPath,filePath,Bundle,FileManager,temporaryDirectory) | likely if url
    swift function AVURLAsset(url: possible
      | never if statement(fileURLWithPath,filePath,Bundle,FileManager,temporaryDirectory) | likely if url
    swift function AVAsset(url: possible
      | never if statement(fileURLWithPath,filePath,Bundle,FileManager,temporaryDirectory) | likely if url
    swift function VideoPlayer(player: never
      | never if statement(fileURLWithPath,filePath,Bundle,FileManager,temporaryDirectory) | likely if url
    c message playerWithURL: possible
      | never if statement(fileURLWithPath,NSBundle,NSFileManager,URLForResource) | likely if url
    c message playerItemWithURL: possible
      | never if statement(fileURLWithPath,NSBundle,NSFileManager,URLForResource) | likely if url
    c message assetWithURL: possible
      | never if statement(fileURLWithPath,NSBundle,NSFileManager,URLForResource) | likely if url
    c message URLAssetWithURL: possible
      | never if statement(fileURLWithPath,NSBundle,NSFileManager,URLForResource) | likely if url
    both type AVAssetDownloadURLSession
    both type AVContentKeySession
    both conformance AVAssetResourceLoaderDelegate
    # Pictures of views and texts.
    swift type AsyncImage likely | certain if import(SwiftUI)
    swift type Markdown never | likely if import(MarkdownUI)
    swift import MarkdownUI

    rule network.url-literal error
    title Web address written in source
    why The host of a literal is the plainest answer to where data goes, whatever code uses it.
    mend Check that the host is one that you mean to talk to, or remove the literal.
    doubt Links for people and documentation look the same, so judge the hosts and not their number.
    see developer.apple.com/documentation/foundation/url
    """#)
}
