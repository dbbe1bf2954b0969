import type { ApiError } from '@store/api-client/contract/problem'
import type { CustomiserIframe } from './CustomiserPorts.ts'

/** State of a product's personalisation editor. */
export interface CustomiserState {
  readonly stage: CustomiserStage
  /** Counts how often the customiser was opened; a new number creates a new iframe. */
  readonly attempt: number
  /** Where the editor's iframe loads from. */
  readonly site: CustomiserIframe
}

/** Stage of the personalisation (specification 2, section 4, "Personalised product"). */
export type CustomiserStage =
  | { readonly kind: 'closed' }
  /** The customiser was opened and has not sent its handshake yet. */
  | { readonly kind: 'opening' }
  /** The customiser's handshake timed out; it may still arrive. */
  | { readonly kind: 'late' }
  /** The shopper is editing the design. */
  | { readonly kind: 'ready' }
  | { readonly kind: 'uploading'; readonly percent: number }
  /** The upload of the picture failed; the design is kept. */
  | { readonly kind: 'failed'; readonly failure: ApiError }
