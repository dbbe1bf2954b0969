import type { ChosenAddOn } from '@store/api-client/contract/cart'
import type { Product, ProductCard } from '@store/api-client/contract/catalogue'
import type { ApiError } from '@store/api-client/contract/problem'
import type { Selection } from '@store/api-client/contract/rules/selection'
import type { AddOnPanelState, BuyButton } from './AddOnPanelState.ts'
import type { DayState } from './DayState.ts'
import type { PhotoUploadState } from './PhotoUploadState.ts'

/** What the product page knows. */
export interface ProductState {
  /** The product at hand. */
  readonly product: Product
  /** What was chosen and written of it. */
  readonly selection: Selection
  /** Numbers of the required attributes that the last try lacked and still lacks. */
  readonly missing: readonly number[]
  /** Pictures on their way to the shop, by the number of the attribute they are for. */
  readonly photoUploads: Readonly<Record<number, PhotoUploadState>>
  /** How far its way into the cart is. */
  readonly purchase: Purchase
  /** What goes along with it, in the order in which it was chosen. */
  readonly addOns: readonly ChosenAddOn[]
  /** The add-on panel; `undefined` while it is closed. */
  readonly panel: AddOnPanelState | undefined
  /** Whether points shall pay a part of the cart; `undefined` leaves that as it is. */
  readonly redeemsPoints: boolean | undefined
  /** Whether it can be added without being bought at once. */
  readonly showsAddToCart: boolean
  /** Why the place stood in the way of the last try; `undefined` once the place changes. */
  readonly placeError: PlaceError | undefined
  /** The day it is to arrive; `undefined` until somebody began to choose. */
  readonly day: DayState | undefined
  /** What else there is to see; `undefined` until the page was scrolled. */
  readonly relatedProducts: RelatedProductLists | undefined
}

/** Products below the one at hand; empty where none are known. */
export interface RelatedProductLists {
  readonly recommended: readonly ProductCard[]
  /** Those looked at before, newest first. */
  readonly viewed: readonly ProductCard[]
}

/** The way of the product into the cart (specification 2, section 2, buy block). */
export type Purchase =
  | { readonly kind: 'ready' }
  /** The place is still being checked, or the cart has not answered yet. */
  | { readonly kind: 'adding'; readonly button: BuyButton }
  | { readonly kind: 'inCart' }
  | { readonly kind: 'failed'; readonly failure: ApiError; readonly button: BuyButton }

/** What stands in the way of a purchase where the place is concerned (specification 2, section 5). */
export type PlaceError =
  /** A city must be chosen first (validation error 91). */
  'noCity' | 'noPincode' | 'undeliverable'
