import type { Result } from '../problem/index.ts'
import type { UploadedPhoto } from './UploadedPhoto.ts'
import type { UploadPhotoRequest } from './uploadPhoto.ts'

/** The calls that bring pictures of a shopper to the shop. */
export interface UploadsClient {
  /**
   * Sends a photo. Refused with `photo_large` (413), `photo_small` or `photo_type` (422), each in the specification's
   * words, or `too_many` (429); called off by its signal it fails as `network`.
   */
  readonly photo: (upload: PhotoUpload) => Promise<Result<UploadedPhoto>>
}

/** A photo on its way. */
export interface PhotoUpload extends UploadPhotoRequest {
  /** Told how much has arrived, 0 to 100. @default nobody is told */
  readonly onProgress?: ((percent: number) => void) | undefined
  /** Calls it off. @default it is not called off */
  readonly signal?: AbortSignal | undefined
}
