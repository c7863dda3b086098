/// Why a file could not be read or written, as data.
enum FileError: Error, Hashable, Sendable {
  case cannotRead(path: String, SystemError)
  case isFolder(path: String)
  case tooLarge(path: String, limit: Int)
  case cannotWrite(path: String, SystemError)
  case outputIsFolder(path: String)
}
