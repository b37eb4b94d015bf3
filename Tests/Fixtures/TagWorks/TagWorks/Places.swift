import Foundation

/// Where the ledger keeps what it knows.
struct Places {
  var documents = URL.documentsDirectory
  var exports = URL.temporaryDirectory

  var photos: URL { documents.appending(path: "Photos") }
  var ledger: URL { documents.appending(path: "TagWorks") }
  var register: URL { ledger.appending(path: "register.json") }
  var signature: URL { ledger.appending(path: "inspector_signature.png") }
  var recovery: URL { ledger.appending(path: "Recovery") }
}
