import type { ReceiverEvent } from '@store/account/headless'
import type { OrdersEvent } from '@store/account/orders/headless'
import type { WishlistEvent } from '@store/account/wishlist/headless'
import type { ProductCard } from '@store/api-client/contract/catalogue'
import type { CartEvent } from '@store/cart/headless'
import type { EnquiryEvent } from '@store/corporate/headless'
import type { DeliveryLocationEvent } from '@store/delivery-location/headless'
import type { HamperEvent } from '@store/hamper-builder/headless'
import type { LoginEvent } from '@store/login-dialog/headless'
import type { ProductEvent } from '@store/pdp/headless'

/** A list of products on a page. */
export interface TrackedProductList {
  /** Stable id, valid as an anchor. */
  readonly id: string
  readonly title: string
  readonly products: readonly Pick<ProductCard, 'id' | 'title' | 'price' | 'href'>[]
}

/** Events of the host itself. */
export type StorefrontEvent =
  /** A page was opened, or restored from the back-forward cache. */
  | { readonly kind: 'pageSeen'; readonly page: string; readonly title: string }
  | { readonly kind: 'listSeen'; readonly list: TrackedProductList }
  /** A product of a list was clicked; positions start at 1. */
  | { readonly kind: 'productSelected'; readonly list: TrackedProductList; readonly position: number }
  /** The page was scrolled past one of three marks, in px (specification 2, section 9). */
  | { readonly kind: 'scrolledPast'; readonly mark: number }
  /** A visitor searched for gifts by text. */
  | { readonly kind: 'searched'; readonly words: string }
  /** The not-found page was shown (specification 1, section 2). */
  | { readonly kind: 'notFoundShown' }
  /** The links to the app have almost been scrolled into view (specification 1, section 9). */
  | { readonly kind: 'appDownloadSeen' }
  | { readonly kind: 'currencyChosen'; readonly currency: string }

/** All events of features and host. An unknown kind is tracked under its own name. */
export type TrackedEvent =
  | CartEvent
  | ProductEvent
  | WishlistEvent
  | LoginEvent
  | OrdersEvent
  | ReceiverEvent
  | HamperEvent
  | EnquiryEvent
  | DeliveryLocationEvent
  | StorefrontEvent
