import type { Product, ProductCard } from '@store/api-client/contract/catalogue'
import type { ApiFailure } from '@store/api-client/contract/problem'
import type { Selection } from '@store/api-client/contract/rules/selection'

/** What the product page knows. */
export interface ProductState {
  /** The product at hand. */
  readonly product: Product
  /** What was chosen and written of it. */
  readonly selection: Selection
  /** Numbers of the required attributes that the last try lacked and still lacks. */
  readonly missing: readonly number[]
  /** How far its way into the cart is. */
  readonly purchase: Purchase
  /** Why the place stood in the way of the last try; `undefined` once the place changes. */
  readonly placeFault: PlaceFault | undefined
  /** What else there is to see; `undefined` until the page was scrolled. */
  readonly more: MoreProducts | undefined
}

/** Products below the one at hand; empty where none are known. */
export interface MoreProducts {
  readonly recommended: readonly ProductCard[]
  /** Those looked at before, newest first. */
  readonly viewed: readonly ProductCard[]
}

/** The way of the product into the cart (specification 2, section 2, buy block). */
export type Purchase =
  | { readonly kind: 'ready' }
  /** The place is still being checked, or the cart has not answered yet. */
  | { readonly kind: 'adding' }
  | { readonly kind: 'inCart' }
  | { readonly kind: 'failed'; readonly failure: ApiFailure }

/** What stands in the way of a purchase where the place is concerned (specification 2, section 5). */
export type PlaceFault = 'noPincode' | 'undeliverable'
