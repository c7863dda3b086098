// swift-format-ignore-file
import Testing

@testable import ShieldModel

/// Mistakes and the sentences about them: a line with the file or its members, then the messages, further indented.
@Suite struct FormatMessagesTests {
  /// A mistake with the messages that it must give.
  struct Mistake: CustomTestStringConvertible {
    let text: String
    let messages: [String]

    var testDescription: String { text }
  }

  private static func mistakes(_ table: String) -> [Mistake] {
    var mistakes: [Mistake] = []
    for line in table.split(separator: "\n").map(String.init) {
      if line.hasPrefix("  ") {
        let last = mistakes.removeLast()
        mistakes.append(Mistake(text: last.text, messages: last.messages + [String(line.dropFirst(2))]))
      } else {
        mistakes.append(Mistake(text: line, messages: []))
      }
    }
    return mistakes
  }

  private static let files = mistakes(
    ##"""
    {}
      s:1:1: the key "version" is missing in a scenario; expected the number 1
      s:1:1: the key "title" is missing in a scenario; expected a title of 1 to 60 characters
    []
      s:1:1: found an array; expected a scenario (an object)
    {"version":2,"title":"t","nonsense":1}
      s:1:12: version: this is a file of format version 2; expected version 1
    {"version":1.5,"title":"t"}
      s:1:12: version: this is a file of format version 1.5; expected version 1
    {"version":"1","title":"t"}
      s:1:12: version: found a string; expected the number 1
    {"version":1,"title":""}
      s:1:22: title: the text has no characters; expected a title of 1 to 60 characters
    {"version":1,"title":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"}
      s:1:22: title: the text has 61 characters; expected a title of 1 to 60 characters
    {"version":1,"titel":"t"}
      s:1:14: titel: unknown key "titel" in a scenario; did you mean "title"?
    {"version":1,"title":"t","title":"u"}
      s:1:26: title: the key "title" is given twice; expected each key once (first given at 1:14)
    {"version":1,"title":"t","x-note":1,"$schema":"s","because":["F99","free text","X1","Fa"]}
      s:1:62: because[0]: there is no rule "F99"; expected a rule such as "C8"; did you mean "F9"?
      s:1:80: because[2]: there is no rule "X1"; expected a rule such as "C8"; did you mean "C1"?
    """##)

  private static let devices = mistakes(
    ##"""
    "device":{"platform":"iphone"}
      s:1:47: device.platform: unknown word "iphone"; expected "iPhone", "iPad", "Simulator", "Mac Catalyst", "iPad on Mac", "tvOS", "visionOS" or "Android"; did you mean "iPhone"?
    "device":{"os":"19"}
      s:1:41: device.os: there is no iOS system "19"; expected "18" or "26"
    "device":{"os":"next-renamd"}
      s:1:41: device.os: there is no iOS system "next-renamd"; expected "next-renamed"
    "device":{"screen":[0,844]}
      s:1:46: device.screen[0]: 0 is out of range; expected a number from 1 to 8192
    "device":{"screen":[390]}
      s:1:45: device.screen: found 1 element; expected an array of 2 elements
    "device":{"scale":5}
      s:1:44: device.scale: 5 is out of range; expected a number from 0.5 to 4
    "device":{"safeArea":[0,0,-1,0]}
      s:1:52: device.safeArea[2]: -1 is out of range; expected a number from 0 to 1000000
    "device":{"direction":"left"}
      s:1:48: device.direction: unknown word "left"; expected "leftToRight" or "rightToLeft"
    "device":{"platform":"Android","os":"17"}
      s:1:62: device.os: there is no Android system "17"; expected "any"
    """##)

  private static let matrices = mistakes(
    ##"""
    "matrix":{"os":["13..26"]}
      s:1:42: matrix.os[0]: "13..26" is malformed; expected a release such as "17", a range such as "13...26" or a list of them
    "matrix":{"os":["19...26"]}
      s:1:42: matrix.os[0]: there is no iOS system "19"; expected "18" or "26"
    "matrix":{"os":["26...13"]}
      s:1:42: matrix.os[0]: the range from "26" to "13" runs backwards; expected "13...26"
    "matrix":{"os":["next...26"]}
      s:1:42: matrix.os[0]: "next" cannot be the end of a range; expected a release such as "17"
    "matrix":{"os":[""]}
      s:1:42: matrix.os[0]: "" is malformed; expected a release such as "17", a range such as "13...26" or a list of them
    "matrix":{"os":["17"],"exclude":[{"os":"17"}]}
      s:1:35: matrix: "exclude" leaves no system to run on
    "matrix":{"os":["17"],"platform":["iPhone","Android"]}
      s:1:41: matrix.os: "17" selects no Android system; expected "any"
    "matrix":{"platform":["iPhone","iPhone"]}
      s:1:57: matrix.platform[1]: the platform name "iPhone" is given twice
    "matrix":{"exclude":[{}]}
      s:1:47: matrix.exclude[0]: a key is missing in an exclusion; expected "os" or "platform"
    "matrix":{"os":[]}
      s:1:41: matrix.os: found no elements; expected an array of at least 1 element
    "matrix":{"os":["mine"]}
      s:1:42: matrix.os[0]: there is no iOS system "mine"; expected "26.5"
    "systems":[{"name":"mine","from":"18","platform":"iPad"}],"matrix":{"os":["mine"]}
      s:1:100: matrix.os[0]: "mine" selects no iOS system; expected "11", "12", "13", "14", "15", "16", "17", "18", "26", "26.5", "27", "next-renamed" or 3 more
    "matrix":{"os":["17"],"exclude":[{"os":"19"}]}
      s:1:65: matrix.exclude[0].os: there is no iOS system "19"; expected "18" or "26"
    """##)

  private static let systems = mistakes(
    ##"""
    "systems":[{"name":"18","from":"18"}]
      s:1:45: systems[0].name: "18" is malformed; expected a name that begins with a letter
    "systems":[{"name":"next-renamed","from":"18"}]
      s:1:45: systems[0].name: the name "next-renamed" is taken by the catalogue; expected another name
    "systems":[{"name":"mine","from":"19"}]
      s:1:59: systems[0].from: there is no iOS system "19"; expected "18" or "26"
    "systems":[{"name":"mine","from":"18"},{"name":"mine","from":"17"}]
      s:1:73: systems[1].name: the system name "mine" is given twice
    "systems":[{"name":"mine","from":"18","canvasDepth":0}]
      s:1:78: systems[0].canvasDepth: 0 is out of range; expected a whole number from 1 to 16
    "systems":[{"name":"mine","from":"18","canvasTypName":"x"}]
      s:1:64: systems[0].canvasTypName: unknown key "canvasTypName" in a system; did you mean "canvasTypeName"?
    "systems":[{"name":"mine","from":"18","captures":{"screenshot":"ignored"}}]
      s:1:89: systems[0].captures.screenshot: unknown word "ignored"; expected "honours", "ignores", "notApplicable" or "unknown"; did you mean "ignores"?
    "systems":[{"name":"mine","from":"18","captures":{"screnshot":"ignores"}}]
      s:1:76: systems[0].captures.screnshot: unknown key "screnshot" in capture rules; did you mean "screenshot"?
    "systems":[{"name":"mine","from":"18"},{"name":"other","from":"mien"}]
      s:1:88: systems[1].from: there is no iOS system "mien"; did you mean "mine"?
    """##)

  private static let windows = mistakes(
    ##"""
    "windows":[{"id":"a"},{"id":"a"}]
      s:1:54: windows[1].id: the view name "#a" is given twice (first given at 1:43)
    "windows":[{"id":"#a"}]
      s:1:43: windows[0].id: "#a" is malformed; expected a name of letters, digits, "_" and "-"
    "windows":[{"root":{"view":"UIView"}}]
      s:1:37: windows[0]: the key "id" is missing in a window; expected a name of letters, digits, "_" and "-"
    "windows":[{"id":"a","root":{"view":"UIView#a"}}]
      s:1:62: windows[0].root.view: the view name "#a" is given twice (first given at 1:43)
    "windows":[{"id":"a","hidden":true,"key":true}]
      s:1:61: windows[0].key: "hidden" and "key" exclude each other
    "windows":[{"id":"a","key":true},{"id":"b","key":true}]
      s:1:69: windows[1].key: two windows are the key window; expected one of them at most (first given at 1:53)
    "windows":[{"id":"a","purpose":"keyboard"}]
      s:1:57: windows[0].purpose: unknown word "keyboard"; expected "app" or "cover"
    "windows":[{"id":"a","root":{"view":"UIView","under":"#x"}}]
      s:1:71: windows[0].root.under: "under" has no meaning at the topmost view
    "windows":[{"id":"a","colour":"red"}]
      s:1:47: windows[0].colour: unknown key "colour" in a window; did you mean "color"?
    """##)

  private static let views = mistakes(
    ##"""
    "steps":[{"add":{"view":"UILabel#"}}]
      s:1:50: steps[0].add.view: "UILabel#" is malformed; expected a class with a name and tags such as "UILabel#title.secret"
    "steps":[{"add":{"view":"#title"}}]
      s:1:50: steps[0].add.view: "#title" is malformed; expected a class with a name and tags such as "UILabel#title.secret"
    "steps":[{"add":{"view":"UIView#a#b"}}]
      s:1:50: steps[0].add.view: "UIView#a#b" is malformed; expected a class with a name and tags such as "UILabel#title.secret"
    "steps":[{"add":{"view":"UIView","replica":"#a"}}]
      s:1:59: steps[0].add.replica: unknown key "replica" in an added view; did you mean "replicaOf"?
    "steps":[{"add":{"view":"UIView","blur":200}}]
      s:1:66: steps[0].add.blur: 200 is out of range; expected a number from 0 to 100
    "steps":[{"add":{"view":"UIView","shadow":{"radius":-1}}}]
      s:1:78: steps[0].add.shadow.radius: -1 is out of range; expected a number from 0 to 100
    "steps":[{"add":{"view":"UIView","color":"rde"}}]
      s:1:67: steps[0].add.color: "rde" is malformed; expected a colour such as "#1a2b3c", "clear", "black", "white", "red", "green", "blue", "yellow", "orange", "gray", "lightGray", "darkGray" or 4 more; did you mean "red"?
    "steps":[{"add":{"view":"UIView","color":"#12345"}}]
      s:1:67: steps[0].add.color: "#12345" is malformed; expected a colour such as "#1a2b3c", "clear", "black", "white", "red", "green", "blue", "yellow", "orange", "gray", "lightGray", "darkGray" or 4 more
    "steps":[{"add":{"view":"UIView","opacity":1.5}}]
      s:1:69: steps[0].add.opacity: 1.5 is out of range; expected a number from 0 to 1
    "steps":[{"add":{"view":"UIView","opacity":1,"alpha":0.5}}]
      s:1:59: steps[0].add.opacity: "alpha" and "opacity" exclude each other
    "steps":[{"add":{"view":"UIView","border":{},"borderWidth":1}}]
      s:1:68: steps[0].add.border: a key is missing in a border; expected "width" or "color"
      s:1:71: steps[0].add.borderWidth: "border" and "borderWidth" exclude each other
    "steps":[{"add":{"view":"UIView","gradient":{"colors":["red","blue"],"locations":[0]}}}]
      s:1:107: steps[0].add.gradient.locations: found 1 element; expected an array of 2 to 16 elements
    "steps":[{"add":{"view":"UIView","gradient":{"colors":["red","blue"],"locations":[0,0.5,1]}}}]
      s:1:107: steps[0].add.gradient.locations: found 3 places for 2 colours; expected a place for each
    "steps":[{"add":{"view":"UIView","gradient":{"colors":["red","blue"],"locations":[0.5,0.25]}}}]
      s:1:112: steps[0].add.gradient.locations[1]: 0.25 is out of range; expected at least the place before
    "steps":[{"add":{"view":"UIView","image":{"pattern":"checkers","size":[2,2]}}}]
      s:1:78: steps[0].add.image.pattern: unknown word "checkers"; expected "checker", "stripes" or "noise"; did you mean "checker"?
    "steps":[{"add":{"view":"UIView","image":{"pattern":"noise","size":[2,5000]}}}]
      s:1:96: steps[0].add.image.size[1]: 5000 is out of range; expected a whole number from 1 to 4096
    "steps":[{"add":{"view":"UIView","frame":[0,0,-1,4]}}]
      s:1:72: steps[0].add.frame[2]: -1 is out of range; expected a width of at least 0
    "steps":[{"add":{"view":"UIView","frame":[0,0,1,2000000]}}]
      s:1:74: steps[0].add.frame[3]: 2000000 is out of range; expected a number from -1000000 to 1000000
    "steps":[{"add":{"view":"UIView","frame":[0,0,1]}}]
      s:1:67: steps[0].add.frame: found 3 elements; expected an array of 4 elements
    "steps":[{"add":{"view":"UIView","frame":"full"}}]
      s:1:67: steps[0].add.frame: unknown word "full"; expected "fill"; did you mean "fill"?
    "steps":[{"add":{"view":"UIView","frame":{}}}]
      s:1:67: steps[0].add.frame: a key is missing in pinned edges; expected one of the keys "top", "bottom", "leading", "trailing", "left", "right", "width", "height", "centerX" or "centerY"
    "steps":[{"add":{"view":"UIView","frame":{"leading":1,"left":2}}}]
      s:1:80: steps[0].add.frame.left: "leading" and "left" exclude each other
    "steps":[{"add":{"view":"UIView","frame":{"inset":8,"top":1}}}]
      s:1:78: steps[0].add.frame.top: unknown key "top" in an inset frame; expected one of the keys "inset" or "safeArea"
    "steps":[{"add":{"view":"UIView","frame":{"width":"fil"}}}]
      s:1:76: steps[0].add.frame.width: unknown word "fil"; expected "fit"; did you mean "fit"?
    "steps":[{"add":{"view":"UIView","transform":{"translate":[1,2],"scale":1}}}]
      s:1:71: steps[0].add.transform: "translate" and "scale" stand together in a transform; expected exactly one of "translate", "scale" and "rotate"
    "steps":[{"add":{"view":"UIView","transform":[{"scale":1000000},{"scale":1000000}]}}]
      s:1:71: steps[0].add.transform: the steps together stretch or shift by more than a million; expected smaller numbers
    "steps":[{"add":{"view":"UIView","captureMask":["stil"]}}]
      s:1:74: steps[0].add.captureMask[0]: unknown word "stil"; expected "still", "live" or "panel"; did you mean "still"?
    "steps":[{"add":{"view":"UIView","isSecureTextEntry":true}}]
      s:1:59: steps[0].add.isSecureTextEntry: "isSecureTextEntry" needs a text field
    "steps":[{"add":{"view":"UIView","textKit1":true}}]
      s:1:59: steps[0].add.textKit1: "textKit1" needs a text field
    "steps":[{"add":{"view":"UIView","kind":"lable"}}]
      s:1:66: steps[0].add.kind: unknown word "lable"; expected "plain", "label", "control", "video" or "textField"; did you mean "label"?
    "steps":[{"add":{"view":"UIView","text":null}}]
      s:1:66: steps[0].add.text: found null; expected text of at most 10000 characters
    "steps":[{"add":{"view":"UIView#a","children":[{"view":"UIView#b"},{"layer":"#b"}]}}]
      s:1:102: steps[0].add.children[1].layer: the view name "#b" is given twice (first given at 1:81)
    "steps":[{"add":{"view":"UIView","children":[{"layer":"b"}]}}]
      s:1:80: steps[0].add.children[0].layer: "b" is malformed; expected a name such as "#veil"
    "steps":[{"add":{"view":"UIView","children":[{"veiw":"UILabel","text":"x"}]}}]
      s:1:72: steps[0].add.children[0].veiw: unknown key "veiw" in a view; did you mean "view"?
    "steps":[{"add":{"view":"UIView","children":[{"layer":"#a","isUserInteractionEnabled":true}]}}]
      s:1:85: steps[0].add.children[0].isUserInteractionEnabled: unknown key "isUserInteractionEnabled" in a layer; expected one of the keys "layer", "children", "maskLayer", "under", "frame", "color", "cornerRadius", "cornerRadii", "border", "borderWidth", "borderColor", "gradient" or 23 more
    "steps":[{"add":{"view":"UIView","at":1}}]
      s:1:59: steps[0].add.at: "at" has no meaning without "to"
    "steps":[{"add":{"view":"UIView","to":"#a","at":1,"above":"#b"}}]
      s:1:76: steps[0].add.above: "at" and "above" exclude each other
    "steps":[{"add":{"view":"UIView","under":"#a"}}]
      s:1:59: steps[0].add.under: "under" has no meaning at the topmost view
    "steps":[{"add":{"view":"UIView","to":"a b >"}}]
      s:1:64: steps[0].add.to: "a b >" is malformed; expected a selector such as "#title", ".secret", "UILabel" or "#card > UILabel"
    "steps":[{"add":{"view":"UIView","textSize":0}}]
      s:1:70: steps[0].add.textSize: 0 is out of range; expected a number from 0.1 to 10000
    "steps":[{"add":{"view":"UIView","secret":1}}]
      s:1:68: steps[0].add.secret: found a number; expected true or false
    """##)

  private static let steps = mistakes(
    ##"""
    "steps":[{}]
      s:1:35: steps[0]: a key is missing in a step; expected exactly one of "add", "addSubview", "bringToFront", "sendToBack", "removeFromSuperview", "addSublayer", "removeFromSuperlayer", "swapLayer", "restoreLayer", "remember", "restore", "set" and 33 more
    "steps":[{"trun":1}]
      s:1:36: steps[0].trun: unknown key "trun" in a step; did you mean "turn"?
    "steps":[{"turn":1,"tap":[1,2]}]
      s:1:35: steps[0]: "turn" and "tap" stand together in a step; expected exactly one of "add", "addSubview", "bringToFront", "sendToBack", "removeFromSuperview", "addSublayer", "removeFromSuperlayer", "swapLayer", "restoreLayer", "remember", "restore", "set" and 33 more
    "steps":[{"turn":0}]
      s:1:43: steps[0].turn: 0 is out of range; expected a whole number from 1 to 10000
    "steps":[{"turn":1,"as":"x"}]
      s:1:45: steps[0].as: "as" has no meaning beside "turn"; expected this key beside "capture" only
    "steps":[{"capture":"screnshot"}]
      s:1:46: steps[0].capture: unknown word "screnshot"; expected "hardwareScreenshot", "screenshot", "xcuitestScreenshot", "simulatorGuestScreenshot", "screenRecording", "recording", "replayKitInApp", "broadcastExtension", "airPlayMirroring", "hdmiMirroring", "quickTimeCable", "automationVideoStream" or 8 more; did you mean "screenshot"?
    "steps":[{"capture":"screenshot","as":"panel"}]
      s:1:64: steps[0].as: the name "panel" is taken; expected another name
    "steps":[{"capture":"screenshot","as":"s"},{"capture":"screenshot","as":"s"}]
      s:1:98: steps[1].as: the picture name "s" is given twice (first given at 1:64)
    "steps":[{"capture":"screenshot","afterScreenUpdates":true}]
      s:1:59: steps[0].afterScreenUpdates: "afterScreenUpdates" has no meaning for "hardwareScreenshot"; expected "drawHierarchy"
    "steps":[{"capture":{"kind":"screenshot"},"as":"s"}]
      s:1:68: steps[0].as: "as" belongs into the long form of the capture
    "steps":[{"together":[{"turn":1}]}]
      s:1:49: steps[0].together[0].turn: "turn" can stand only directly in the "steps" of a scenario
    "steps":[{"when":{"found":"c","do":[{"expect":{"fault":"none"}}]}}]
      s:1:63: steps[0].when.do[0].expect: "expect" can stand only directly in the "steps" of a scenario
    "steps":[{"when":{"parameter":"p","is":"x","do":[]}}]
      s:1:44: steps[0].when.parameter: only recipes have parameters
    "steps":[{"when":{"parameter":"p","do":[]}}]
      s:1:43: steps[0].when: the key "is" is missing in a condition; expected the value of the parameter
    "steps":[{"when":{"found":"c","is":"x","do":[]}}]
      s:1:56: steps[0].when.is: "is" has no meaning without "parameter"
    "steps":[{"when":{"do":[]}}]
      s:1:43: steps[0].when: a key is missing in a condition; expected exactly one of "found", "parameter" and "os"
    "steps":[{"when":{"os":"19","do":[]}}]
      s:1:49: steps[0].when.os: there is no iOS system "19"; expected "18" or "26"
    "steps":[{"set":{}}]
      s:1:42: steps[0].set: found no members; expected an object of 1 member with a selector and a property as key
    "steps":[{"set":{"#a.text":"x","#b.text":"y"}}]
      s:1:42: steps[0].set: found 2 members; expected an object of 1 member with a selector and a property as key
    "steps":[{"set":{"#a":1}}]
      s:1:43: steps[0].set["#a"]: "#a" is malformed; expected a selector, a dot and a property such as "#title.text"
    "steps":[{"set":{"#a.txet":"x"}}]
      s:1:43: steps[0].set["#a.txet"]: there is no property "txet"; did you mean "text"?
    "steps":[{"set":{"#a.nonsense":"x"}}]
      s:1:43: steps[0].set["#a.nonsense"]: there is no property "nonsense"; expected "frame", "isUserInteractionEnabled", "handlesTouches", "isAccessibilityElement", "color", "cornerRadius", "cornerRadii", "border", "borderWidth", "borderColor", "gradient", "image" or 30 more
    "steps":[{"set":{"#a.text":1}}]
      s:1:53: steps[0].set["#a.text"]: found a number; expected text of at most 10000 characters
    "steps":[{"set":{"#a.opacity":2}}]
      s:1:56: steps[0].set["#a.opacity"]: 2 is out of range; expected a number from 0 to 1
    "steps":[{"set":{"#a.replica":2}}]
      s:1:43: steps[0].set["#a.replica"]: there is no property "replica"; did you mean "replicaOf"?
    "steps":[{"set":{"# a.text":"x"}}]
      s:1:43: steps[0].set["# a.text"]: "# a.text" is malformed; expected a selector, a dot and a property such as "#title.text"
    "steps":[{"on":{"event":"didBecomeActive","of":"#f","do":[]}}]
      s:1:68: steps[0].on.of: "of" has no meaning for another event than "canvasLost"
    "steps":[{"lookup":{"in":"#f","by":"nmae","as":"c"}}]
      s:1:61: steps[0].lookup.by: unknown word "nmae"; expected "name", "contains", "endsWith", "firstSubview", "lastSubview", "firstSublayer", "lastSublayer", "firstThenLast", "delegate", "reference" or "ladder"; did you mean "name"?
    "steps":[{"lookup":{"in":"#f","by":"contains","as":"c"}}]
      s:1:45: steps[0].lookup: the key "names" is missing in a lookup by "contains"; expected parts of class names
    "steps":[{"lookup":{"in":"#f","by":"firstSubview","names":["A"],"as":"c"}}]
      s:1:76: steps[0].lookup.names: "names" has no meaning for a lookup by "firstSubview"
    "steps":[{"lookup":{"in":"#f","by":"ladder","as":"c"}}]
      s:1:45: steps[0].lookup: the key "ladder" is missing in a lookup; expected a list of ways
    "steps":[{"lookup":{"in":"#f","by":"name","ladder":[{"by":"name"}],"as":"c"}}]
      s:1:68: steps[0].lookup.ladder: "ladder" needs a lookup by "ladder"
    "steps":[{"lookup":{"in":"#f","by":"ladder","ladder":[{"by":"reference"}],"as":"c"}}]
      s:1:86: steps[0].lookup.ladder[0].by: unknown word "reference"; expected "name", "contains", "endsWith", "firstSubview" or "lastSubview"
    "steps":[{"lookup":{"in":"#f","by":"reference","depth":2,"as":"c"}}]
      s:1:73: steps[0].lookup.depth: "depth" has no meaning for a lookup by "reference"
    "steps":[{"lookup":{"in":"#f","by":"ladder","names":["A"],"ladder":[{"by":"name"}],"as":"c"}}]
      s:1:70: steps[0].lookup.names: "names" belongs into the rungs of the ladder
    "steps":[{"shield":{"target":"#t"}}]
      s:1:45: steps[0].shield: the key "recipe" is missing in a shield step; expected the name of a recipe
    "steps":[{"shield":{"recpie":"r","target":"#t"}}]
      s:1:46: steps[0].shield.recpie: unknown key "recpie" in a shield step; did you mean "recipe"?
    "steps":[{"shield":{"recipe":"r","target":"#t","as":"a b"}}]
      s:1:78: steps[0].shield.as: "a b" is malformed; expected a name of letters, digits, "_" and "-"
    "steps":[{"shield":{"recipe":"r","target":"t t >"}}]
      s:1:68: steps[0].shield.target: "t t >" is malformed; expected a selector such as "#title", ".secret", "UILabel" or "#card > UILabel"
    "steps":[{"shield":{"recipe":1,"target":"#t"}}]
      s:1:55: steps[0].shield.recipe: found a number; expected the name of a recipe
    "steps":[{"shield":{"recipe":"r","target":"#t","p":[]}}]
      s:1:77: steps[0].shield.p: found an array; expected text, true or false, a number or a field's properties (an object)
    "steps":[{"call":"disable"}]
      s:1:43: steps[0].call: "disable" is malformed; expected a shield, a dot and an action such as "shield.disable"
    "steps":[{"call":{"shield":"x"}}]
      s:1:43: steps[0].call: the key "do" is missing in a call; expected the name of an action
    "steps":[{"window":{"id":"w","scene":"mian"}}]
      s:1:63: steps[0].window.scene: there is no scene "mian"; did you mean "main"?
    "steps":[{"window":{"id":"w","scene":"other"}}]
      s:1:63: steps[0].window.scene: there is no scene "other"; expected "main"
    "steps":[{"scene":{"add":"main"}}]
      s:1:51: steps[0].scene.add: the scene name "main" is given twice
    "steps":[{"event":"willResign"}]
      s:1:44: steps[0].event: unknown word "willResign"; expected "willResignActive", "didEnterBackground", "willEnterForeground" or "didBecomeActive"
    "steps":[{"event":{"dynamicTypeChanged":{}}}]
      s:1:66: steps[0].event.dynamicTypeChanged: the key "canvasReplaced" is missing in a changed setting; expected a selector such as "#title", ".secret", "UILabel" or "#card > UILabel"
    "steps":[{"event":{"scene":"a","orientationChanged":{"canvasReplaced":"#f"}}}]
      s:1:45: steps[0].event.scene: "scene" has no meaning without "transition"
    "steps":[{"record":{"start":"recording","stop":"recording"}}]
      s:1:45: steps[0].record: "start" and "stop" stand together in a recording; expected exactly one of "start" and "stop"
    "steps":[{"record":{"stop":"recording","as":"x"}}]
      s:1:65: steps[0].record.as: "as" has no meaning beside "stop"
    "steps":[{"tap":[1]}]
      s:1:42: steps[0].tap: found 1 element; expected an array of 2 elements
    "steps":[{"tap":"# a"}]
      s:1:42: steps[0].tap: "# a" is malformed; expected a selector such as "#title", ".secret", "UILabel" or "#card > UILabel"
    "steps":[{"walk":"saveArea"}]
      s:1:43: steps[0].walk: unknown word "saveArea"; expected "safeArea", "traitBroadcast", "accessibility" or "sessionReplay"; did you mean "safeArea"?
    "steps":[{"animate":{"of":"#a","frames":3}}]
      s:1:46: steps[0].animate: a key is missing in an animation; expected exactly one of "opacity", "frame" and "from"
    "steps":[{"animate":{"of":"#a","opacity":[0,2],"frames":3}}]
      s:1:70: steps[0].animate.opacity[1]: 2 is out of range; expected a number from 0 to 1
    "steps":[{"rotate":[0,1]}]
      s:1:46: steps[0].rotate[0]: 0 is out of range; expected a number from 1 to 8192
    "steps":[{"direction":"rtl"}]
      s:1:48: steps[0].direction: unknown word "rtl"; expected "leftToRight" or "rightToLeft"
    "steps":[{"removeFromSuperview":["#a"]}]
      s:1:58: steps[0].removeFromSuperview: found an array; expected a selector such as "#title", ".secret", "UILabel" or "#card > UILabel"
    "steps":[{"layout":"A>B"}]
      s:1:45: steps[0].layout: "A>B" is malformed; expected a selector such as "#title", ".secret", "UILabel" or "#card > UILabel"
    "steps":[{"addSublayer":{"layer":{"superlayer":"#a"},"to":"#b"}}]
      s:1:60: steps[0].addSublayer.layer.superlayer: unknown key "superlayer" in a reference to a superlayer; did you mean "superlayerOf"?
    "steps":[7]
      s:1:35: steps[0]: found a number; expected a step (an object)
    """##)

  private static let expectations = mistakes(
    ##"""
    "expect":{}
      s:1:35: expect: a key is missing in an expectation; expected exactly one of "hides", "shows", "unknown", "finding", "noFinding", "fault", "refused", "crash", "color", "equals", "differs", "hit" and 14 more
    "expect":{"hides":"#a","shows":"#b"}
      s:1:35: expect: "hides" and "shows" stand together in an expectation; expected exactly one of "hides", "shows", "unknown", "finding", "noFinding", "fault", "refused", "crash", "color", "equals", "differs", "hit" and 13 more
    "expect":{"hide":"#a"}
      s:1:36: expect.hide: unknown key "hide" in an expectation; did you mean "hides"?
    "expect":{"hides":[]}
      s:1:44: expect.hides: found no elements; expected an array of at least 1 element
    "expect":{"hides":"#a","in":"shot"}
      s:1:54: expect.in: there is no picture "shot"; expected "panel", "screenshot" or another kind of capture
    "expect":{"hides":"#a","in":"screenshoot"}
      s:1:54: expect.in: there is no picture "screenshoot"; expected "panel", "screenshot" or another kind of capture; did you mean "screenshot"?
    "expect":{"hides":"#a","at":[1,2]}
      s:1:49: expect.at: unknown key "at" in an expectation of "hides"; expected one of the keys "os", "platform", "reason" or "in"
    "expect":{"finding":"C99"}
      s:1:46: expect.finding: there is no rule "C99"; expected a rule such as "C8"; did you mean "C9"?
    "expect":{"finding":"c8"}
      s:1:46: expect.finding: "c8" is malformed; expected a rule such as "C8"
    "expect":{"finding":"C8","severity":"bad"}
      s:1:62: expect.severity: unknown word "bad"; expected "note", "warning" or "error"
    "expect":{"fault":"nothing"}
      s:1:44: expect.fault: unknown word "nothing"; expected "none", "canvasMissing", "anotherView", "ambiguous" or "any"
    "expect":{"fault":"none","count":-1}
      s:1:59: expect.count: -1 is out of range; expected a whole number from 0 to 1000000
    "expect":{"refused":"notAWindw"}
      s:1:46: expect.refused: "notAWindw" is malformed; expected "any", "none", "unknownView", "unknownLayer", "viewCycle", "layerCycle", "notASibling", "notATextField", "notAWindow", "windowIsHidden", "refusesFirstResponder", "wrongPhase" or 9 more; did you mean "notAWindow"?
    "expect":{"refused":"Z9"}
      s:1:46: expect.refused: there is no rule "Z9"; expected a rule such as "C8"; did you mean "C9"?
    "expect":{"color":"red","in":"panel"}
      s:1:35: expect: the key "at" is missing in an expectation of "color"; expected a point
    "expect":{"equals":"panel"}
      s:1:35: expect: the key "in" is missing in an expectation of "equals"; expected the name of a picture, a kind of capture or "panel"
    "expect":{"hit":"# a"}
      s:1:42: expect.hit: "# a" is malformed; expected "none" or a selector such as "#title", ".secret", "UILabel" or "#card > UILabel"
    "expect":{"status":"aplied"}
      s:1:45: expect.status: unknown word "aplied"; expected "disabled", "pending", "applied", "failed" or "unsupported"; did you mean "applied"?
    "expect":{"value":{"#a.nonsense":1}}
      s:1:45: expect.value["#a.nonsense"]: there is no property "nonsense"; expected "frame", "isUserInteractionEnabled", "handlesTouches", "isAccessibilityElement", "color", "cornerRadius", "cornerRadii", "border", "borderWidth", "borderColor", "gradient", "image" or 30 more
    "expect":{"count":{}}
      s:1:44: expect.count: a key is missing in a count; expected "nodes", "views" or "layers"
    "expect":{"count":3}
      s:1:44: expect.count: found a number; expected a count (an object)
    "expect":{"cycle":[]}
      s:1:44: expect.cycle: found no elements; expected an array of 1 to 1000 elements
    "expect":{"phase":"asleep"}
      s:1:44: expect.phase: unknown word "asleep"; expected "active", "inactive" or "background"
    "expect":{"keyboard":"up"}
      s:1:47: expect.keyboard: unknown word "up"; expected "shown", "hidden" or "masked"
    "expect":{"fault":"none","os":"19"}
      s:1:56: expect.os: there is no iOS system "19"; expected "18" or "26"
    "expect":{"fault":"none","os":"13..","platform":"iPad"}
      s:1:56: expect.os: "13.." is malformed; expected a release such as "17", a range such as "13...26" or a list of them
    "expect":{"notified":"x"}
      s:1:47: expect.notified: unknown word "x"; expected "userDidTakeScreenshot" or "capturedDidChange"
    "expect":{"autoFillBar":"yes"}
      s:1:50: expect.autoFillBar: found a string; expected true or false
    "expect":[{"fault":"none"},{"fault":"none","in":"panel"}]
      s:1:69: expect[1].in: unknown key "in" in an expectation of "fault"; expected one of the keys "os", "platform", "reason", "count" or "shield"
    """##)

  private static let recipes = mistakes(
    ##"""
    {"version":1,"recipe":"r","title":"t","source":"s","attach":[{"turn":1}]}
      r:1:63: attach[0].turn: "turn" can stand only directly in the "steps" of a scenario
    {"version":1,"recipe":"r","title":"t","source":"s","attach":[{"expect":{"fault":"none"}}]}
      r:1:63: attach[0].expect: "expect" can stand only directly in the "steps" of a scenario
    {"version":1,"recipe":"r","title":"t","source":"s","attach":[{"together":[{"turn":1}]}]}
      r:1:76: attach[0].together[0].turn: "turn" can stand only directly in the "steps" of a scenario
    {"version":1,"recipe":"r","title":"t","source":"s","attach":[{"when":{"parameter":"p","is":"x","do":[]}}]}
      r:1:83: attach[0].when.parameter: there is no parameter "p"; expected "whenMissing"
    {"version":1,"recipe":"r","title":"t","source":"s","attach":[{"when":{"parameter":"p","is":"z","do":[]}}],"parameters":{"p":{"summary":"s","values":["x","y"]}}}
      r:1:92: attach[0].when.is: unknown word "z"; expected "x" or "y"; did you mean "x"?
    {"version":1,"recipe":"r","title":"t","source":"s","attach":[],"parameters":{"p":{"summary":"s","values":["xx","yy"],"default":"xz"}}}
      r:1:128: parameters.p.default: unknown word "xz"; expected "xx" or "yy"; did you mean "xx"?
    {"version":1,"recipe":"r","title":"t","source":"s","attach":[],"parameters":{"p":{"summary":"s","values":["x","x"]}}}
      r:1:111: parameters.p.values[1]: the value name "x" is given twice
    {"version":1,"recipe":"r","title":"t","source":"s","attach":[],"parameters":{"target":{"summary":"s"}}}
      r:1:78: parameters.target: no parameter can be called "target"
    {"version":1,"recipe":"r","title":"t","source":"s","attach":[],"parameters":{"a b":{"summary":"s"}}}
      r:1:78: parameters["a b"]: "a b" is malformed; expected the name of a parameter, of letters and digits
    {"version":1,"recipe":"r","title":"t","source":"s","attach":[],"parameters":{"p":{}}}
      r:1:82: parameters.p: the key "summary" is missing in a parameter; expected text
    {"version":1,"recipe":"r","title":"t","source":"s","attach":[],"actions":{"go":{"summary":"s","effect":"of","do":[]}}}
      r:1:104: actions.go.effect: unknown word "of"; expected "none", "on", "off" or "content"; did you mean "off"?
    {"version":1,"recipe":"r","title":"t","source":"s","attach":[],"actions":{"1":{"summary":"s","do":[]}}}
      r:1:75: actions["1"]: "1" is malformed; expected the name of an action, of letters and digits
    {"version":1,"recipe":"r","title":"t","source":"s","attach":[],"actions":{"go":{"summary":"s"}}}
      r:1:80: actions.go: the key "do" is missing in an action; expected an array
    {"version":1,"recipe":"r","title":"t","source":"s","attach":[],"whenMissing":"failShut"}
      r:1:78: whenMissing: unknown word "failShut"; expected "failOpen" or "failClosed"
    {"version":1,"recipe":"r","title":"t","source":"s","attach":[],"off":"x"}
      r:1:70: off: unknown word "x"; expected "togglesByDesign" or "detaches"
    {"version":1,"recipe":"r","title":"t","source":"s","attach":[],"because":["F99"]}
      r:1:75: because[0]: there is no rule "F99"; expected a rule such as "C8"; did you mean "F9"?
    {"version":1,"recipe":"r","title":"t","source":"s","attach":[],"nonsense":1}
      r:1:64: nonsense: unknown key "nonsense" in a recipe; expected one of the keys "version", "recipe", "title", "source", "because", "claims", "knownFailures", "whenMissing", "off", "target", "contradictions", "parameters" or 2 more
    {"version":1,"recipe":"r","title":"t","source":"s","attach":[],"steps":[]}
      r:1:64: steps: unknown key "steps" in a recipe; expected one of the keys "version", "recipe", "title", "source", "because", "claims", "knownFailures", "whenMissing", "off", "target", "contradictions", "parameters" or 2 more
    {"version":1,"recipe":"Big Name","title":"t","source":"s","attach":[]}
      r:1:23: recipe: "Big Name" is malformed; expected a name of small letters, digits and hyphens
    {"version":1}
      r:1:1: the key "recipe" is missing in a recipe; expected a name of small letters, digits and hyphens
      r:1:1: the key "title" is missing in a recipe; expected a title of 1 to 60 characters
      r:1:1: the key "source" is missing in a recipe; expected text
      r:1:1: the key "attach" is missing in a recipe; expected an array
    {"version":3,"recipe":"r"}
      r:1:12: version: this is a file of format version 3; expected version 1
    """##)

  private static let scenarios =
    files + devices + matrices + systems + windows + views + steps + expectations

  @Test(arguments: scenarios)
  func `a mistake in a scenario is said with its place, its path and what was expected`(_ mistake: Mistake) {
    let isWhole = mistake.text.hasPrefix("{") || mistake.text.hasPrefix("[")
    #expect(FormatSample.messages(isWhole ? mistake.text : FormatSample.text(mistake.text)) == mistake.messages)
  }

  @Test(arguments: recipes)
  func `a mistake in a recipe is said the same way`(_ mistake: Mistake) {
    #expect(FormatSample.recipeMessages(mistake.text) == mistake.messages)
  }
}
