import type { OptionsSlice } from '../createOptionsSlice.ts'
import type { PhotoUploadState } from '../PhotoUploadState.ts'
import type { ProductPorts } from '../ProductPorts.ts'

/** What the upload of a picture needs. */
export interface PhotoUploaderOptions extends Pick<OptionsSlice, 'setPhoto' | 'setPhotoUpload'> {
  /** Number of the attribute the picture is for. */
  readonly attribute: number
  /** The gift it is for. */
  readonly productId: Parameters<NonNullable<ProductPorts['uploadPhoto']>>[0]['productId']
  readonly upload: NonNullable<ProductPorts['uploadPhoto']>
  /** Reads a file before it is sent. */
  readonly check: (file: Blob) => Promise<PhotoCheckResult>
}

/** A file that was looked at: what is to be sent, or why it is not. */
export type PhotoCheckResult =
  | { readonly ok: true; readonly file: Blob }
  | { readonly ok: false; readonly fault: Extract<PhotoUploadState, { readonly kind: 'refused' }>['fault'] }

/** What a shopper can do with a picture. */
export interface PhotoUploader {
  /** Checks a file and sends it; another one on its way is called off. */
  readonly pick: (file: Blob, name: string) => Promise<void>
  /** Sends what did not arrive once more. */
  readonly retry: () => Promise<void>
  /** Calls off what is on its way, or did not arrive; what was there before stays. */
  readonly cancel: () => void
  /** Takes the picture back. */
  readonly remove: () => void
  /** Says that the picture is not there any more. */
  readonly markMissing: () => void
  /** Whether a picture was brought from here, and so is there. */
  readonly hasUploaded: (id: string) => boolean
  /** The file as it was chosen, to be cut once more; none after a reload. */
  readonly original: () => { readonly file: Blob; readonly name: string } | undefined
}
