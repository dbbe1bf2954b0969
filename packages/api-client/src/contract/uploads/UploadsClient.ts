import type { Result } from '../problem/index.ts'
import type { UploadedPhoto } from './UploadedPhoto.ts'
import type { UploadPhotoRequest } from './uploadPhoto.ts'

/** Client methods to upload a shopper's pictures. */
export interface UploadsClient {
  /**
   * Sends a photo. Rejected with `photo_large` (413), `photo_small` or `photo_type` (422), each with the
   * specification's message, or `too_many` (429); an aborted upload returns a `network` error.
   */
  readonly photo: (upload: PhotoUpload) => Promise<Result<UploadedPhoto>>
}

/** A photo to upload. */
export interface PhotoUpload extends UploadPhotoRequest {
  /** Called with the upload progress, 0 to 100. @default none */
  readonly onProgress?: ((percent: number) => void) | undefined
  /** Aborts the upload. @default never aborted */
  readonly signal?: AbortSignal | undefined
}
