/** The store of pictures does not answer now, and may in a moment. */
export class PictureStorageUnavailableError extends Error {
  override readonly name = 'PicturesAway'
}
