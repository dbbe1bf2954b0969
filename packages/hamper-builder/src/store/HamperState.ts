import type { CalendarDate } from '@store/api-client/contract/date'
import type { Hamper, HamperStep, ProductId } from '@store/api-client/contract/hampers'
import type { ApiError } from '@store/api-client/contract/problem'
import type { HamperSelection } from './HamperSelection.ts'

/** State of the hamper builder. */
export interface HamperState {
  readonly loading: HamperLoadState
  /** The hamper or its courier variant, depending on the chosen day; `undefined` until it is loaded. */
  readonly hamper: Hamper | undefined
  /** Days from today to the first available day; negative if the hamper cannot be delivered to the chosen location. */
  readonly offsetDays: number
  readonly build: HamperSelection
  /** Steps of the page's hamper; its courier variant may lack some of them. */
  readonly baseSteps: readonly HamperStep[]
  /** Days of the year on which the page's hamper is not delivered, `MM-DD`. @default none */
  readonly baseBlockedDays?: readonly string[] | undefined
  /** The delivery day. */
  readonly date: CalendarDate | undefined
  /** Whether the chosen day is no longer available and was cleared. */
  readonly isDateGone: boolean
  /** The shopper's message to the receiver. */
  readonly message: string
  /** Whether a hamper of the cart is edited. */
  readonly isEdit: boolean
  readonly purchase: HamperPurchaseState
  /** Whether a pincode is required before the purchase. */
  readonly lacksPincode: boolean
}

/** Loading state of the hamper. */
export type HamperLoadState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready' }
  /** The hamper could not be loaded; the previous content stays (specification 2, section 8). */
  | { readonly kind: 'failed' }

/** State of the purchase. */
export type HamperPurchaseState =
  | { readonly kind: 'choosing' }
  | { readonly kind: 'adding'; readonly type: PurchaseIntent }
  /** The cart contains the hamper in its current state. */
  | { readonly kind: 'inCart' }
  | { readonly kind: 'failed'; readonly failure: ApiError }

/** Whether the shopper stays on the page or continues to the cart. */
export type PurchaseIntent = 'addToCart' | 'buyNow'

/** Id or slug of the hamper. */
export type HamperIdOrSlug = ProductId | string
