import ShieldModel

// What stands between the two markers stands in README.md as well, to the letter.
// begin README
func exposureOfCode(os: String, lookup: LookupStrategy) -> Exposure? {
  guard let device = Device(os: os) else { return nil }
  let window = device.makeWindow()
  let field = device.makeTextField()
  field.isSecureTextEntry = true
  field.pinEdges()
  window.addSubview(field)
  window.makeKeyAndVisible()
  device.runLoopTurn()

  let code = device.makeLabel("4711")
  code.frame = Rect(x: 20, y: 60, width: 200, height: 24)
  field.lookUpCanvas(CanvasLookup(strategy: lookup))?.addSubview(code)
  device.runLoopTurn()
  return device.exposure(of: code, in: .hardwareScreenshot)
}
// end README
