import type { WishlistStart } from '@store/account/wishlist/headless'
import type { Cart } from '@store/api-client/contract/cart'
import type { Category, Home, Product } from '@store/api-client/contract/catalogue'
import type { Order } from '@store/api-client/contract/orders'

/** What each page is made from: the loader's answer on the server, read again by the browser. */
export interface PageData {
  readonly home: { readonly home: Home }
  readonly category: { readonly category: Category }
  readonly product: { readonly product: Product }
  /** The cart is missing where it could not be asked for: the browser asks again. */
  readonly cart: { readonly cart?: Cart }
  readonly checkout: { readonly cart: Cart; readonly orderKey: string }
  /** The order is missing for a visitor who is not signed in. */
  readonly order: { readonly order?: Order }
  /** The favorites, or why there are none to show. */
  readonly wishlist: { readonly start: WishlistStart }
  readonly credits: Readonly<Record<string, never>>
  readonly notFound: Readonly<Record<string, never>>
  readonly failed: Readonly<Record<string, never>>
}

/** Name of a page. */
export type PageName = keyof PageData

/** A page with its data: what the server renders and the browser hydrates. */
export type OpenedPage = {
  readonly [Name in PageName]: { readonly name: Name; readonly data: PageData[Name] }
}[PageName]
