import Foundation

/// The three descriptors that every process expects to be open.
enum StandardDescriptors {
  /// Opens those that the parent process closed, so that no file takes their number and is written to by mistake.
  ///
  /// They are opened in the direction that nobody uses: reading standard input or writing standard output still fails.
  static func fillGaps() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) == -1 {
      // The lowest free number is taken, which is this one, since those below are open.
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}
