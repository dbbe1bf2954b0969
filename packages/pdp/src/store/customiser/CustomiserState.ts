import type { ApiError } from '@store/api-client/contract/problem'
import type { CustomiserSite } from './CustomiserPorts.ts'

/** What is known of the design of a product. */
export interface CustomiserState {
  readonly stage: CustomiserStage
  /** Which time the customiser is opened: another number is another frame. */
  readonly attempt: number
  /** Where the customiser is. */
  readonly site: CustomiserSite
}

/** How far designing is (specification 2, section 4, "Personalised product"). */
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
