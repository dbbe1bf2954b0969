import type { CalendarDate } from '@store/api-client/contract/date'
import type { Hamper, HamperStep, ProductId } from '@store/api-client/contract/hampers'
import type { ApiError } from '@store/api-client/contract/problem'
import type { HamperBuild } from './HamperBuild.ts'

/** What the builder knows. */
export interface HamperState {
  readonly loading: HamperLoadState
  /** The hamper as it is sold for the chosen day; missing until it is loaded. */
  readonly hamper: Hamper | undefined
  /** Days from today before which no day can be chosen; below 0 it is not delivered to the chosen place. */
  readonly offsetDays: number
  readonly build: HamperBuild
  /** Steps of the hamper the page is about, which its parcel may not have all of. */
  readonly baseSteps: readonly HamperStep[]
  /** The day it is wanted on. */
  readonly date: CalendarDate | undefined
  /** A day that was chosen is too early by now, and was taken out. */
  readonly isDateGone: boolean
  /** The shopper's words to the receiver. */
  readonly message: string
  /** Whether a hamper of the cart is edited. */
  readonly isEdit: boolean
  readonly purchase: HamperPurchase
  /** A pincode has to be chosen before it can be bought. */
  readonly lacksPincode: boolean
}

/** How the hamper itself stands. */
export type HamperLoadState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready' }
  /** It could not be loaded; what was there stays (specification 2, section 8). */
  | { readonly kind: 'failed' }

/** The way of the hamper into the cart. */
export type HamperPurchase =
  | { readonly kind: 'choosing' }
  | { readonly kind: 'adding'; readonly type: CartType }
  /** It lies in the cart as it is. */
  | { readonly kind: 'inCart' }
  | { readonly kind: 'failed'; readonly failure: ApiError }

/** Whether the shopper goes on shopping or goes to the cart. */
export type CartType = 'addToCart' | 'buyNow'

/** Number of the hamper, or the last part of its address. */
export type HamperIdOrSlug = ProductId | string
