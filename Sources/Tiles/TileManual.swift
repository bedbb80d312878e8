/// The part of the manual that all games with tiles share.
public enum TileManual {
  /// The prose, in sections that a game's own prose names.
  public static var prose: [UInt8] { PackageResources.manual_mdoc }
}
