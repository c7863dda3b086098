/// The Swift text of the debug-only code that writes a shield dump of an app's own views.
enum DumpSnippet {
  /// The whole file.
  static let text = """
    // Writes views and layers of this app as a shield dump, printed by shieldsim canary --snippet.
    //
    // A dump holds classes, frames and flags, no texts and no pictures. Only debug builds have this code.
    //
    //     print(try ShieldDump.text(of: field))
    //     try ShieldDump.text(of: scene).write(to: file, atomically: true, encoding: .utf8)
    //
    // shieldsim facts --check FILE then says which known facts it confirms and which it contradicts.

    #if DEBUG
      import UIKit

      @MainActor
      enum ShieldDump {
        /// Dumps a view with everything below it, such as a text field that has been laid out.
        ///
        /// Capture masks are read through a private name; leave that off where private names must not occur.
        static func text(of view: UIView, readsCaptureMasks: Bool = false) throws -> String {
          try text(of: [view.layer], [], view.window?.screen, readsCaptureMasks)
        }

        /// Dumps all windows of a scene.
        static func text(of scene: UIWindowScene, readsCaptureMasks: Bool = false) throws -> String {
          let windows = scene.windows.sorted { $0.windowLevel.rawValue < $1.windowLevel.rawValue }
          return try text(of: windows.map { $0.layer }, windows, scene.screen, readsCaptureMasks)
        }

        private static func text(
          of roots: [CALayer], _ windows: [UIWindow], _ screen: UIScreen?, _ readsCaptureMasks: Bool
        ) throws -> String {
          // Each layer once, so that a circle of views and layers ends.
          var layers: [CALayer] = []
          var indices: [ObjectIdentifier: Int] = [:]
          var places: [ObjectIdentifier: Int] = [:]
          var owners: [ObjectIdentifier: CALayer] = [:]
          func add(_ layer: CALayer?) {
            guard let layer, indices[ObjectIdentifier(layer)] == nil else { return }
            indices[ObjectIdentifier(layer)] = layers.count
            layers.append(layer)
          }
          func index(_ layer: CALayer?) -> Int? { layer.flatMap { indices[ObjectIdentifier($0)] } }
          roots.forEach(add)
          var next = 0
          while next < layers.count {
            let layer = layers[next]
            next += 1
            if !windows.isEmpty { add(layer.superlayer) }
            if let view = layer.delegate as? UIView {
              for (place, subview) in view.subviews.enumerated() {
                places[ObjectIdentifier(subview)] = place
                add(subview.layer)
              }
            }
            layer.sublayers?.forEach(add)
            if let mask = layer.mask {
              owners[ObjectIdentifier(mask)] = layer
              add(mask)
            }
          }
          let lines = try layers.map { layer in
            var line = Layer(layer, readsCaptureMasks: readsCaptureMasks)
            line.superlayer = index(layer.superlayer)
            line.maskOf = index(owners[ObjectIdentifier(layer)])
            if let view = layer.delegate as? UIView {
              line.view = View(view)
              line.view?.superview = index(view.superview?.layer)
              line.view?.place = places[ObjectIdentifier(view)]
            }
            return try json(line)
          }
          let windowLines = windows.compactMap { window in
            index(window.layer).map { number in
              Window(layer: number, level: finite(window.windowLevel.rawValue), key: window.isKeyWindow)
            }
          }
          let screenText = try screen.map { screen in
            let size = [finite(screen.bounds.size.width), finite(screen.bounds.size.height)]
            return try json(Screen(size: size, scale: finite(screen.scale)))
          }
          let parts = [
            "\\"shieldDump\\": 1", "\\"system\\": \\(try json(System()))", screenText.map { "\\"screen\\": \\($0)" },
            "\\"windows\\": \\(try json(windowLines))", "\\"layers\\": [\\n\\(lines.joined(separator: ",\\n"))\\n]",
          ]
          return "{\\n" + parts.compactMap { $0 }.joined(separator: ",\\n") + "\\n}\\n"
        }

        private static func json(_ value: some Encodable) throws -> String {
          let encoder = JSONEncoder()
          encoder.outputFormatting = [.sortedKeys]
          return String(decoding: try encoder.encode(value), as: UTF8.self)
        }

        /// A number that the format can hold.
        private static func finite(_ number: CGFloat) -> Double {
          number.isFinite ? Double(min(max(number, -1e9), 1e9)) : 0
        }

        private static func numbers(_ rect: CGRect) -> [Double] {
          [finite(rect.origin.x), finite(rect.origin.y), finite(rect.size.width), finite(rect.size.height)]
        }

        private struct System: Encodable {
          var name: String
          var platform: String
          var version: String

          @MainActor init() {
            name = UIDevice.current.systemName
            platform = Self.platform
            let release = ProcessInfo.processInfo.operatingSystemVersion
            version = "\\(release.majorVersion).\\(release.minorVersion).\\(release.patchVersion)"
          }

          @MainActor private static var platform: String {
            #if targetEnvironment(macCatalyst)
              return "Mac Catalyst"
            #elseif targetEnvironment(simulator)
              return "Simulator"
            #elseif os(tvOS)
              return "tvOS"
            #elseif os(visionOS)
              return "visionOS"
            #else
              if ProcessInfo.processInfo.isiOSAppOnMac { return "iPad on Mac" }
              return UIDevice.current.userInterfaceIdiom == .pad ? "iPad" : "iPhone"
            #endif
          }
        }

        private struct Screen: Encodable {
          var size: [Double]
          var scale: Double
        }

        private struct Window: Encodable {
          var layer: Int
          var level: Double
          var key: Bool
        }

        private struct Layer: Encodable {
          var `class`: String
          var superlayer: Int?
          var maskOf: Int?
          var frame: [Double]
          var bounds: [Double]
          var position: [Double]
          var transform: [Double]?
          var z: Double
          var opacity: Double
          var hidden: Bool
          var opaque: Bool
          var clips: Bool
          var backgroundAlpha: Double
          var captureMask: UInt32?
          var view: View?

          @MainActor init(_ layer: CALayer, readsCaptureMasks: Bool) {
            `class` = String(describing: type(of: layer))
            frame = numbers(layer.frame)
            bounds = numbers(layer.bounds)
            position = [finite(layer.position.x), finite(layer.position.y)]
            let map = layer.affineTransform()
            if !map.isIdentity { transform = [map.a, map.b, map.c, map.d, map.tx, map.ty].map { finite($0) } }
            z = finite(layer.zPosition)
            opacity = min(max(finite(CGFloat(layer.opacity)), 0), 1)
            hidden = layer.isHidden
            opaque = layer.isOpaque
            clips = layer.masksToBounds
            backgroundAlpha = min(max(finite(layer.backgroundColor?.alpha ?? 0), 0), 1)
            if readsCaptureMasks {
              captureMask = (layer.value(forKey: "disableUpdateMask") as? NSNumber)?.uint32Value
            }
          }
        }

        private struct View: Encodable {
          var `class`: String
          var base: String?
          var superview: Int?
          var place: Int?
          var interaction: Bool
          var field: Field?

          @MainActor init(_ view: UIView) {
            `class` = String(describing: type(of: view))
            interaction = view.isUserInteractionEnabled
            if view is UITextView { base = "UITextView" }
            if view is UIWindow { base = "UIWindow" }
            guard let textField = view as? UITextField else { return }
            base = "UITextField"
            field = Field(textField)
          }
        }

        private struct Field: Encodable {
          var secure: Bool
          var editing: Bool
          var hasText: Bool
          var hasPlaceholder: Bool
          var border: String?

          @MainActor init(_ field: UITextField) {
            secure = field.isSecureTextEntry
            editing = field.isEditing
            hasText = field.hasText
            hasPlaceholder = field.placeholder?.isEmpty == false
            switch field.borderStyle {
            case .none: border = "none"
            case .line: border = "line"
            case .bezel: border = "bezel"
            case .roundedRect: border = "roundedRect"
            @unknown default: break
            }
          }
        }
      }
    #endif

    """
}
