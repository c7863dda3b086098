extension ShapeTable {
  /// Compares a document with a shape of the table and reports everything that is wrong.
  ///
  /// Unknown keys come with the nearest valid spelling. A value that fits none of several shapes is compared with
  /// the one that it was most probably meant to be.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - name: The name of the shape; that of whole documents when nil.
  public func check(_ document: Document, against name: String? = nil) -> DiagnosticList {
    check(document.root, against: name ?? root)
  }

  /// Compares a value of a document with a shape of the table and reports everything that is wrong.
  ///
  /// Complexity: linear in the number of values below.
  public func check(_ cursor: Cursor, against name: String) -> DiagnosticList {
    var checker = ShapeChecker(table: self)
    checker.check(cursor, against: .named(name))
    return checker.mistakes
  }
}
