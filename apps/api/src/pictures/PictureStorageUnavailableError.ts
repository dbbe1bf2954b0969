/** The picture storage is unavailable at the moment and may recover. */
export class PictureStorageUnavailableError extends Error {
  override readonly name = 'PictureStorageUnavailableError'
}
