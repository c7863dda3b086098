import Testing

@testable import ShieldModel

@Suite struct ArenaTests {
  @Test func `a handle finds the node that was stored`() {
    var arena = Arena<String>()
    let first = arena.insert("first")
    let second = arena.insert("second")
    #expect(arena.find(first) == "first")
    #expect(arena[second] == "second")
    #expect(arena.count == 2)
  }

  @Test func `a handle of a removed node does not find the node that took over its slot`() {
    var arena = Arena<String>()
    let old = arena.insert("old")
    arena.remove(old)
    let new = arena.insert("new")
    #expect(old.slot == new.slot)
    #expect(!arena.contains(old))
    #expect(arena.find(old) == nil)
    #expect(arena.find(new) == "new")
  }

  @Test func `removing twice removes nothing else`() {
    var arena = Arena<String>()
    let first = arena.insert("first")
    arena.remove(first)
    let second = arena.insert("second")
    arena.remove(first)
    #expect(arena.find(second) == "second")
    #expect(arena.count == 1)
  }

  @Test(arguments: [
    Handle<String>(slot: -1, generation: 0), Handle(slot: 9, generation: 0), Handle(slot: 0, generation: 1),
  ])
  func `a made-up handle finds nothing`(handle: Handle<String>) {
    var arena = Arena<String>()
    _ = arena.insert("only")
    #expect(!arena.contains(handle))
    #expect(arena.find(handle) == nil)
  }

  @Test func `equal histories give equal arenas`() {
    func run() -> Arena<String> {
      var arena = Arena<String>()
      let first = arena.insert("a")
      let second = arena.insert("b")
      arena.remove(first)
      arena.remove(second)
      _ = arena.insert("c")
      return arena
    }
    #expect(run() == run())
    #expect(run().hashValue == run().hashValue)
  }

  @Test func `a node that is changed in place keeps its handle`() {
    var arena = Arena<[Int]>()
    let handle = arena.insert([1])
    arena[handle].append(2)
    #expect(arena[handle] == [1, 2])
    #expect(arena.handles == [handle])
  }

  @Test func `handles come in slot order and leave out the removed`() {
    var arena = Arena<String>()
    let handles = ["a", "b", "c"].map { arena.insert($0) }
    arena.remove(handles[1])
    #expect(arena.handles == [handles[0], handles[2]])
    #expect(arena.slotCount == 3)
  }
}
