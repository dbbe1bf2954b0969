/** The picture storage is temporarily unavailable. */
export class PictureStorageUnavailableError extends Error {
  override readonly name = 'PictureStorageUnavailableError'
}
