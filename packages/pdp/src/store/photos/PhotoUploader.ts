import type { OptionsSlice } from '../createOptionsSlice.ts'
import type { PhotoUploadState } from '../PhotoUploadState.ts'
import type { ProductPorts } from '../ProductPorts.ts'

/** Options of the photo uploader. */
export interface PhotoUploaderOptions extends Pick<OptionsSlice, 'setPhoto' | 'setPhotoUpload'> {
  /** Id of the attribute that the picture is for. */
  readonly attribute: number
  /** Id of the product. */
  readonly productId: Parameters<NonNullable<ProductPorts['uploadPhoto']>>[0]['productId']
  readonly upload: NonNullable<ProductPorts['uploadPhoto']>
  /** Validates a file before it is sent. */
  readonly check: (file: Blob) => Promise<PhotoCheckResult>
}

/** Result of the file check: the file to send, or the error. */
export type PhotoCheckResult =
  | { readonly ok: true; readonly file: Blob }
  | { readonly ok: false; readonly fault: Extract<PhotoUploadState, { readonly kind: 'refused' }>['fault'] }

/** Uploader of the photo of one attribute. */
export interface PhotoUploader {
  /** Validates and uploads a file; aborts a running upload. */
  readonly pick: (file: Blob, name: string) => Promise<void>
  /** Uploads the failed file again. */
  readonly retry: () => Promise<void>
  /** Aborts a running upload, or dismisses a failed one; the previous photo stays. */
  readonly cancel: () => void
  /** Removes the photo. */
  readonly remove: () => void
  /** Reports that the photo no longer exists on the server. */
  readonly markMissing: () => void
  /** Returns whether this uploader uploaded the photo, which proves that it exists. */
  readonly hasUploaded: (id: string) => boolean
  /** Returns the original file for another crop; `undefined` after a reload. */
  readonly original: () => { readonly file: Blob; readonly name: string } | undefined
}
