// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "ShieldModel",
  platforms: [.iOS(.v16), .macOS(.v13)],
  products: [
    .library(name: "ShieldModel", targets: ["ShieldModel"]),
    .executable(name: "shieldsim", targets: ["ShieldSim"]),
  ],
  targets: [
    .target(name: "ShieldModel"),
    .executableTarget(name: "ShieldSim", dependencies: ["ShieldModel"]),
    .testTarget(name: "ShieldModelTests", dependencies: ["ShieldModel", "ShieldSim"]),
  ],
  swiftLanguageModes: [.v6]
)
