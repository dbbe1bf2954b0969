import type { ProductId } from '@store/api-client/contract/hampers'
import type { PurchaseIntent } from './HamperState.ts'

/** Analytics events of the builder. */
export type HamperEvent =
  | { readonly kind: 'hamperOpened'; readonly productId: ProductId }
  /** The visitor reached a step, counted from 1; the number after the last step is the review. */
  | { readonly kind: 'hamperStepReached'; readonly productId: ProductId; readonly step: number }
  /** A date was chosen; `offsetDays` is counted from today (specification 1, section 4). */
  | { readonly kind: 'hamperDateChosen'; readonly productId: ProductId; readonly offsetDays: number }
  | { readonly kind: 'hamperAdded'; readonly productId: ProductId; readonly type: PurchaseIntent }
