import type { Outcome } from '../problem/index.ts'
import type { UploadedPhoto } from './UploadedPhoto.ts'
import type { UploadPhoto } from './uploadPhoto.ts'

/** The calls that bring pictures of a shopper to the shop. */
export interface UploadsClient {
  /**
   * Sends a photo. Refused with `photo_large` (413), `photo_small` or `photo_type` (422), each in the specification's
   * words, or `too_many` (429); called off by its signal it fails as `network`.
   */
  readonly photo: (upload: SentPhoto) => Promise<Outcome<UploadedPhoto>>
}

/** A photo on its way. */
export interface SentPhoto extends UploadPhoto {
  /** Told how much has arrived, 0 to 100. @default nobody is told */
  readonly onProgress?: ((percent: number) => void) | undefined
  /** Calls it off. @default it is not called off */
  readonly signal?: AbortSignal | undefined
}
