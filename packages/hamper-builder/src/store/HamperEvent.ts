import type { ProductId } from '@store/api-client/contract/hampers'
import type { CartType } from './HamperState.ts'

/** Analytics events of the builder. */
export type HamperEvent =
  | { readonly kind: 'hamperOpened'; readonly productId: ProductId }
  /** A step was come to, 1 first; one more than there are is the look over all of it. */
  | { readonly kind: 'hamperStepReached'; readonly productId: ProductId; readonly step: number }
  /** A day was chosen, so many days from today (specification 1, section 4). */
  | { readonly kind: 'hamperDateChosen'; readonly productId: ProductId; readonly offsetDays: number }
  | { readonly kind: 'hamperAdded'; readonly productId: ProductId; readonly type: CartType }
