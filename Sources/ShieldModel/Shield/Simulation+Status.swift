extension Simulation {
  /// The three facts and the status of every shield, in the order in which they were applied.
  ///
  /// Source: S1, assumed.
  public var shieldReports: [ShieldReport] { shields.map { report($0) } }

  func report(_ shield: ShieldInstance) -> ShieldReport {
    let hierarchy = device.hierarchy
    var isAttached = false
    var effective = CaptureMask()
    if hierarchy.views.contains(shield.target) {
      for layer in hierarchy.layerPath(from: hierarchy.layer(of: shield.target)) {
        effective.formUnion(hierarchy[layer].captureMask)
        if let owner = hierarchy[layer].owner, case .canvas = hierarchy[owner].role { isAttached = true }
      }
    }
    return ShieldReport(
      name: shield.name, recipe: shield.recipe.name, target: shield.target, isRequested: shield.isRequested,
      isAttached: isAttached, effective: effective,
      status: status(shield, isAttached: isAttached, effective: effective))
  }

  private func status(_ shield: ShieldInstance, isAttached: Bool, effective: CaptureMask) -> ShieldStatus {
    guard shield.isRequested else { return .disabled }
    if device.profile.capture(.hardwareScreenshot).value == .ignores {
      return .unsupported("captures of this system do not honour masks")
    }
    if queue.contains(where: { $0.scope == shield.name }) { return .pending("work is queued for the next turn") }
    guard device.hierarchy.views.contains(shield.target) else { return .failed("the content is gone") }
    if effective.isSuperset(of: .captures) {
      return isDrawn(shield.target) ? .applied : .pending("the content is in no window")
    }
    if let fault = log.faults.last(where: { $0.shield == shield.name }) { return .failed(fault.message) }
    return .failed(isAttached ? "the canvas has lost its mask" : "no masked ancestor")
  }

  private func isDrawn(_ view: ViewID) -> Bool {
    let root = device.hierarchy.rootLayer(of: device.hierarchy.layer(of: view))
    return device.hierarchy[root].isContextRoot
  }
}
