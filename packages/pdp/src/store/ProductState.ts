import type { ChosenAddOn } from '@store/api-client/contract/cart'
import type { Product, ProductCard } from '@store/api-client/contract/catalogue'
import type { ApiError } from '@store/api-client/contract/problem'
import type { ProductSelection } from '@store/api-client/contract/rules/selection'
import type { AddOnPanelState, BuyButtonKind, GreetingCardDraft } from './AddOnPanelState.ts'
import type { DeliveryDayState } from './DeliveryDayState.ts'
import type { PhotoUploadState } from './PhotoUploadState.ts'

/** State of the product page. */
export interface ProductState {
  /** The product on the page. */
  readonly product: Product
  /** The chosen options and typed texts. */
  readonly selection: ProductSelection
  /** Ids of the required attributes that were missing at the last attempt and are still missing. */
  readonly missing: readonly number[]
  /** Photo uploads in progress, by attribute id. */
  readonly photoUploads: Readonly<Record<number, PhotoUploadState>>
  /** State of adding the product to the cart. */
  readonly purchase: AddToCartState
  /** The chosen add-ons, in the order in which they were chosen. */
  readonly addOns: readonly ChosenAddOn[]
  /** Entered greeting cards by add-on id; each is kept until its card is in the cart. */
  readonly cardDrafts?: Readonly<Record<number, GreetingCardDraft>> | undefined
  /** Entered candle numbers by add-on id; each is kept until its candle is in the cart. */
  readonly candleDrafts?: Readonly<Record<number, string>> | undefined
  /** The add-on panel; `undefined` while it is closed. */
  readonly panel: AddOnPanelState | undefined
  /** Whether reward points pay a part of the cart; `undefined` leaves the cart's setting unchanged. */
  readonly redeemsPoints: boolean | undefined
  /** Whether Add to Cart is shown beside Buy Now. */
  readonly showsAddToCart: boolean
  /** Why the location prevented the last attempt; `undefined` after the location changed. */
  readonly placeError: PurchaseLocationError | undefined
  /** The delivery date; `undefined` until the shopper opens the picker. */
  readonly day: DeliveryDayState | undefined
  /** Related products; `undefined` until the page is scrolled. */
  readonly relatedProducts: RelatedProductLists | undefined
}

/** Product lists below the fold; empty if there are none. */
export interface RelatedProductLists {
  readonly recommended: readonly ProductCard[]
  /** Recently viewed products, newest first. */
  readonly viewed: readonly ProductCard[]
}

/** State of adding the product to the cart (specification 2, section 2, buy block). */
export type AddToCartState =
  | { readonly kind: 'ready' }
  /** The location is still being checked, or the cart has not responded yet. */
  | { readonly kind: 'adding'; readonly button: BuyButtonKind }
  | { readonly kind: 'inCart' }
  | { readonly kind: 'failed'; readonly failure: ApiError; readonly button: BuyButtonKind }

/** Why the location blocks a purchase (specification 2, section 5). */
export type PurchaseLocationError =
  /** A city must be chosen first (validation error 91). */
  'noCity' | 'noPincode' | 'undeliverable'
