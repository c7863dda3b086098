/// Pictures of what few layers have, as texts, see ``FrameText``.
extension GoldenFrames {
  static let cornersOfTheirOwn = #"""
    frame 12 x 10
    . 000000ff
    A 2a2a2aff
    B b2b2b2ff
    C f5f5f5ff
    D ffffffff
    E f0f0f0ff
    F eaeaeaff
    G 515151ff

    ............
    ..ABCDDDDDD.
    .AEDDDDDDDD.
    .BDDDDDDDDD.
    .CDDDDDDDDD.
    .DDDDDDDDDD.
    .DDDDDDDDDD.
    .DDDDDDDDDF.
    .DDDDDDDDFG.
    ............
    """#

  static let gradient = #"""
    frame 10 x 4
    . 000000ff
    A ca0000ff
    B ff0000ff
    C df0020ff
    D 9f0060ff
    E 60009fff
    F 2000dfff
    G 0000ffff
    H 0000caff

    .ABCDEFGH.
    .BBCDEFGG.
    .BBCDEFGG.
    .ABCDEFGH.
    """#

  static let images = #"""
    frame 16 x 8
    . 00ff00ff
    A 000000ff
    B ffffffff
    C 1800e7ff
    D ab0054ff
    E 85007aff
    F 62009dff
    G 1400ebff
    H 670098ff
    I c3003cff
    J 0800f7ff

    ..AABB..BBAABBAA
    ..AABB..BBAABBAA
    ..BBAA..BBAABBAA
    ..BBAA..BBAABBAA
    ........CCDDEEFF
    ABAB....CCDDEEFF
    BABA....GGHHIIJJ
    ........GGHHIIJJ
    """#

  static let mask = #"""
    frame 12 x 8
    . ffffffff
    A ffaeaeff
    B ff1515ff
    C ff0000ff
    D 0000ffff
    E 1515ffff
    F aeaeffff
    G ff7474ff
    H ff0e0eff
    I ffaaaaff

    ............
    ............
    ..ABCCDDEF..
    ..BCCCDDDE..
    ..BCCCCCCB..
    ..GHCCCCHGI.
    ..IIIIIIIII.
    ............

    taint
    ------------
    ------------
    ------####--
    ------####--
    ------------
    ------------
    ------------
    ------------
    """#

  static let shadow = #"""
    frame 14 x 11
    . ffffffff
    A fefefeff
    B fcfcfcff
    C f9f9f9ff
    D f7f7f7ff
    E f6f6f6ff
    F f1f1f1ff
    G e7e7e7ff
    H dfdfdfff
    I dcdcdcff
    J ff0000ff
    K c4c4c4ff
    L 9a9a9aff
    M e0e0e0ff
    N 7c7c7cff
    O b2b2b2ff
    P 767676ff
    Q 6a6a6aff
    R afafafff
    S a8a8a8ff

    ..............
    ...ABCDEDCBA..
    ..ACFGHIHGFCA.
    ..BFJJJJJKIFB.
    ..CGJJJJJLKGC.
    ..DMJJJJJNOMD.
    ..DMJJJJJNOMD.
    ..CGKLPQPLKGC.
    ..BFIKRSRKIFB.
    ..ACFGHIHGFCA.
    ...ABCDEDCBA..

    taint
    --------------
    --###########-
    --###########-
    --###########-
    --###########-
    --###########-
    --###########-
    --###########-
    --###########-
    --###########-
    --###########-
    """#

  static let blurredBackdrop = #"""
    frame 12 x 6
    . 000000ff
    A ffffffff
    B ff0000ff
    C 1b1b1bff
    D 868686ff
    E 7b7b7bff
    F 5e5555ff
    G 4c2626ff
    H 5e0909ff
    I 7b0000ff
    J 4e0000ff
    K 0c0000ff
    L 4e4e4eff
    M 550000ff
    N 230000ff

    ..AA...BB...
    .CDEFGHIIJK.
    .LEEFGHIIMN.
    .LEEFGHIIMN.
    .CDEFGHIIJK.
    ..AA...BB...

    taint
    -------##---
    ----#######-
    ----#######-
    ----#######-
    ----#######-
    -------##---
    """#

  static let backdropOfCapture = #"""
    frame 12 x 6
    . 000000ff
    A ffffffff
    B 1b1b1bff
    C 868686ff
    D 7b7b7bff
    E 555555ff
    F 262626ff
    G 090909ff
    H 4e4e4eff

    ..AA........
    .BCDEFG.....
    .HDDEFG.....
    .HDDEFG.....
    .BCDEFG.....
    ..AA........
    """#
}
