import Fetching
import Testing

@Suite struct CacheFolderTests {
  @Test func `the folder is where the variable says, else in the home`() {
    let given = ["XDG_CACHE_HOME": "/caches", "HOME": "/home/me"]
    #expect(CacheFolder { given[$0] }?.path == "/caches/arcade")
    #expect(CacheFolder { ["HOME": "/home/me"][$0] }?.path == "/home/me/.cache/arcade")
    #expect(CacheFolder { _ in nil }?.path == nil)
  }
}
