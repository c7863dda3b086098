import ShieldModel

/// `shieldsim schema`: JSON Schemas of the files that the tool reads and writes.
enum SchemaCommand {
  static let kind = Argument("KIND", .words("KIND", of: Kind.self), "The kind of file.")

  static let command = Command(
    CommandSpecification(
      "schema", in: .reference, "Prints the JSON Schema of a kind of file.",
      discussion: [
        "The schemas are of draft 07 and come from the tables that also drive the readers, so an editor that knows "
          + "them completes and checks what the tool accepts. A file names its schema with the key $schema."
      ],
      arguments: [kind],
      examples: [
        CommandExample("shieldsim schema scenario", "Prints the schema of scenario files."),
        CommandExample("shieldsim schema recipe", "Prints the schema of recipe files."),
        CommandExample("shieldsim schema policy", "Prints the schema of policy files."),
      ])
  ) { arguments, console in
    console.write(try arguments[kind].text)
    return .holds
  }

  /// The kinds of files that have a schema.
  enum Kind: String, ChoiceValue {
    case scenario
    case recipe
    case policy
    case report
    case dump
    case matrix

    /// What the word means.
    var summary: String {
      switch self {
      case .scenario: "files named *\(ScenarioFormat.fileNameSuffix)"
      case .recipe: "files named *\(RecipeFormat.fileNameSuffix)"
      case .policy: "files named *\(PolicyFormat.fileNameSuffix)"
      case .report: "what run --report json writes"
      case .dump: "shield dumps of real screens"
      case .matrix: "what matrix --report json writes"
      }
    }

    /// The schema with a line end.
    var text: String {
      switch self {
      case .scenario: ScenarioFormat.table.schemaText()
      case .recipe: RecipeFormat.table.schemaText()
      case .policy: PolicyFormat.table.schemaText()
      case .report: ReportFormat.table.schemaText()
      case .dump: ShieldDumpFormat.table.schemaText()
      case .matrix: MatrixFormat.table.schemaText()
      }
    }
  }
}
