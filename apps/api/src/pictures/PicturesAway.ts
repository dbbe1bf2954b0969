/** The store of pictures does not answer now, and may in a moment. */
export class PicturesAway extends Error {
  override readonly name = 'PicturesAway'
}
