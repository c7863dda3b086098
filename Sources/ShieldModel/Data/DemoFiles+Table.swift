// Made from Scenarios by `SHIELDMODEL_REGENERATE=1 swift test --filter DemoFilesTests`.

extension DemoFiles {
  /// The files: the one that all include first, then the parts of the tour in their order.
  static let table: [File] = [
    File(
      name: "Scenarios/common/booking-card.shield.jsonc",
      text: #"""
        // The booking card that the systems are tried on: two of its texts are secret, the others are not.
        {
          "version": 1,
          "windows": [
            { "id": "main", "color": "#f2f2f7", "root":
              { "view": "UIView#screen", "children": [
                { "view": "UILabel#heading", "frame": [20, 60, 350, 24], "text": "Chuyến bay của bạn", "textSize": 24 },
                { "view": "UIView#slot", "frame": [20, 104, 350, 184] },
                { "view": "UIView#card", "frame": [20, 104, 350, 184], "color": "white", "cornerRadius": 20,
                  "border": { "width": 1, "color": "#d1d1d6" }, "children": [
                    { "view": "UILabel#airline", "frame": [20, 23, 180, 12], "text": "12Bay Airways", "textColor": "#636366" },
                    { "view": "UILabel#price", "frame": [200, 23, 130, 12], "text": "1.250.000 ₫", "textAlignment": "right" },
                    { "view": "UILabel#route", "frame": [20, 38, 310, 24], "text": "SGN → DAD", "textSize": 24 },
                    { "view": "UILabel#times", "frame": [20, 66, 310, 12], "text": "07:10 – 08:35, thứ Hai",
                      "textColor": "#636366" },
                    { "view": "UIView#line", "frame": [20, 90, 310, 1], "color": "#d1d1d6" },
                    { "view": "UILabel#passengerTitle", "frame": [20, 105, 96, 12], "text": "Hành khách",
                      "textColor": "#636366" },
                    { "view": "UILabel#passenger", "secret": true, "frame": [134, 105, 196, 12], "text": "NGUYỄN VĂN A" },
                    { "view": "UILabel#referenceTitle", "frame": [20, 126, 96, 12], "text": "Mã đặt chỗ",
                      "textColor": "#636366" },
                    { "view": "UILabel#reference", "secret": true, "frame": [134, 126, 196, 12], "text": "XK4P2Q" },
                    { "view": "UIButton#details", "frame": [20, 148, 100, 22], "color": "#0a84ff", "cornerRadius": 8,
                      "text": "Chi tiết", "textColor": "white", "textAlignment": "center" }
                  ] }
              ] } }
          ]
        }

        """#),
    File(
      name: "Scenarios/demo/by-name.shield.jsonc",
      text: #"""
        // The demo's first and third part: both secret texts go into the canvas of a secure field, which the app finds by its
        // class name. When there is none, the app says so and shows the texts unshielded.
        {
          "$schema": "../schema/scenario.schema.json",
          "version": 1,
          "title": "Demo: the canvas is found by its class name",
          "because": ["F1", "L1", "L2", "L4"],
          "include": ["../common/booking-card.shield.jsonc"],
          "matrix": { "os": ["17", "next-renamed"] },
          "steps": [
            { "together": [
              { "add": { "view": "UITextField#field", "frame": [134, 105, 196, 33], "isSecureTextEntry": true, "to": "#card" } },
              { "lookup": { "in": "#field", "by": "name", "names": ["_UITextLayoutCanvasView"], "as": "canvas", "logs": true } },
              { "when": { "found": "canvas", "do": [
                { "addSubview": { "view": "#passenger", "to": "#canvas" } },
                { "set": { "#passenger.frame": [0, 0, 196, 12] } },
                { "addSubview": { "view": "#reference", "to": "#canvas" } },
                { "set": { "#reference.frame": [0, 21, 196, 12] } }
              ] } }
            ] },
            { "capture": "screenshot" }
          ],
          "expect": [
            { "in": "panel", "shows": ["#passenger", "#reference"] },
            { "in": "screenshot", "hides": ["#passenger", "#reference"], "os": "17" },
            { "in": "screenshot", "shows": ["#passenger", "#reference"], "os": "next-renamed" },
            { "fault": "none", "os": "17" },
            { "fault": "canvasMissing", "count": 1, "os": "next-renamed" },
            { "noFinding": "L2" }
          ]
        }

        """#),
    File(
      name: "Scenarios/demo/by-position.shield.jsonc",
      text: #"""
        // The demo's second part: the same code, but it takes the field's first child for the canvas. That works up to iOS 16.
        {
          "$schema": "../schema/scenario.schema.json",
          "version": 1,
          "title": "Demo: the first child is taken for the canvas",
          "because": ["F4", "L1", "L2"],
          "include": ["../common/booking-card.shield.jsonc"],
          "matrix": { "os": ["16", "17"] },
          "steps": [
            { "together": [
              { "add": { "view": "UITextField#field", "frame": [134, 105, 196, 33], "isSecureTextEntry": true, "to": "#card" } },
              { "lookup": { "in": "#field", "by": "firstSubview", "as": "canvas" } },
              { "when": { "found": "canvas", "do": [
                { "addSubview": { "view": "#passenger", "to": "#canvas" } },
                { "set": { "#passenger.frame": [0, 0, 196, 12] } },
                { "addSubview": { "view": "#reference", "to": "#canvas" } },
                { "set": { "#reference.frame": [0, 21, 196, 12] } }
              ] } }
            ] },
            { "capture": "screenshot" }
          ],
          "expect": [
            { "in": "panel", "shows": ["#passenger", "#reference"] },
            { "in": "screenshot", "hides": ["#passenger", "#reference"], "os": "16" },
            { "in": "screenshot", "shows": ["#passenger", "#reference"], "os": "17", "reason": "no masked ancestor" },
            { "fault": "none", "os": "16" },
            { "fault": "anotherView", "count": 1, "os": "17" },
            { "finding": "L2", "os": "17" }
          ]
        }

        """#),
    File(
      name: "Scenarios/demo/silent.shield.jsonc",
      text: #"""
        // The demo's third part: the lookup by name finds nothing on a system that renamed the canvas, and the app says nothing.
        {
          "$schema": "../schema/scenario.schema.json",
          "version": 1,
          "title": "Demo: a renamed canvas and an app that is silent",
          "because": ["L2", "L4"],
          "include": ["../common/booking-card.shield.jsonc"],
          "device": { "os": "next-renamed" },
          "steps": [
            { "together": [
              { "add": { "view": "UITextField#field", "frame": [134, 105, 196, 33], "isSecureTextEntry": true, "to": "#card" } },
              { "lookup": { "in": "#field", "by": "name", "names": ["_UITextLayoutCanvasView"], "as": "canvas" } },
              { "when": { "found": "canvas", "do": [
                { "addSubview": { "view": "#passenger", "to": "#canvas" } },
                { "set": { "#passenger.frame": [0, 0, 196, 12] } },
                { "addSubview": { "view": "#reference", "to": "#canvas" } },
                { "set": { "#reference.frame": [0, 21, 196, 12] } }
              ] } }
            ] },
            { "capture": "screenshot" }
          ],
          "expect": [
            { "in": "panel", "shows": ["#passenger", "#reference"] },
            { "in": "screenshot", "shows": ["#passenger", "#reference"] },
            { "fault": "canvasMissing", "count": 1 },
            { "finding": "L2" }
          ]
        }

        """#),
  ]
}
