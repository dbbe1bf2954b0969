import type { ApiError } from '@store/api-client/contract/problem'
import type { CustomiserSite } from './CustomiserPorts.ts'

/** State of a product's personalisation editor. */
export interface CustomiserState {
  readonly stage: CustomiserStage
  /** Counts how often the editor was opened: a new number creates a new iframe. */
  readonly attempt: number
  /** Where the editor's iframe loads from. */
  readonly site: CustomiserSite
}

/** Stage of the personalisation (specification 2, section 4, "Personalised product"). */
export type CustomiserStage =
  | { readonly kind: 'closed' }
  /** The customiser was asked for and has not greeted. */
  | { readonly kind: 'opening' }
  /** It did not greet in time; it may still. */
  | { readonly kind: 'late' }
  /** The shopper designs. */
  | { readonly kind: 'ready' }
  | { readonly kind: 'uploading'; readonly percent: number }
  /** The picture did not arrive; the design is as it was. */
  | { readonly kind: 'failed'; readonly failure: ApiError }
