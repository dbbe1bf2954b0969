import type { ApiError } from '@store/api-client/contract/problem'
import type { PhotoError } from '@store/api-client/contract/rules/validatePhoto'

/** State of a photo upload (specification 2, section 4, "Photo upload"). */
export type PhotoUploadState =
  /** The file is checked before it is sent. */
  | { readonly kind: 'checking'; readonly name: string }
  /** It is being sent; percent is 0 to 100. */
  | { readonly kind: 'uploading'; readonly name: string; readonly percent: number }
  /** It did not arrive, and can be sent once more. */
  | { readonly kind: 'failed'; readonly name: string; readonly failure: ApiError }
  /** It is not taken, or `gone` is one that was taken and is not there any more. */
  | { readonly kind: 'refused'; readonly fault: PhotoError | 'gone' }
