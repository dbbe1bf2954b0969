import type { ApiError } from '@store/api-client/contract/problem'
import type { PhotoError } from '@store/api-client/contract/rules/validatePhoto'

/** How a picture is on its way to the shop (specification 2, section 4, "Photo upload"). */
export type PhotoUploadState =
  /** It is being looked at, before anything is sent. */
  | { readonly kind: 'checking'; readonly name: string }
  /** It is being sent; percent is 0 to 100. */
  | { readonly kind: 'uploading'; readonly name: string; readonly percent: number }
  /** It did not arrive, and can be sent once more. */
  | { readonly kind: 'failed'; readonly name: string; readonly failure: ApiError }
  /** It is not taken, or `gone` is one that was taken and is not there any more. */
  | { readonly kind: 'refused'; readonly fault: PhotoError | 'gone' }
