import type { ApiError } from '@store/api-client/contract/problem'
import type { PhotoError } from '@store/api-client/contract/rules/validatePhoto'

/** State of a photo upload (specification 2, section 4, "Photo upload"). */
export type PhotoUploadState =
  /** The file is being validated. */
  | { readonly kind: 'checking'; readonly name: string }
  /** The photo is uploading; `percent` is 0 to 100. */
  | { readonly kind: 'uploading'; readonly name: string; readonly percent: number }
  /** The upload failed and can be retried. */
  | { readonly kind: 'failed'; readonly name: string; readonly failure: ApiError }
  /** The photo was rejected. `gone` means that it was accepted earlier and no longer exists. */
  | { readonly kind: 'refused'; readonly fault: PhotoError | 'gone' }
