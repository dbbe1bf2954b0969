import type { InitialSection } from '@store/account/area/headless'
import type { GiftReceiptOrder, InitialUserResource } from '@store/account/orders/headless'
import type { InitialWishlist } from '@store/account/wishlist/headless'
import type { SavedAddress } from '@store/api-client/contract/addresses'
import type { Cart, LineId } from '@store/api-client/contract/cart'
import type {
  BestSellers,
  Category,
  Home,
  Product,
  ReviewsPage,
  SearchPage,
} from '@store/api-client/contract/catalogue'
import type { CorporatePage } from '@store/api-client/contract/corporate'
import type { Hamper } from '@store/api-client/contract/hampers'
import type { Order, OrdersPage } from '@store/api-client/contract/orders'
import type { Referral } from '@store/api-client/contract/referrals'
import type { CalendarDate } from '@store/api-client/contract/rules/calendarDays'
import type { Article } from './Article.ts'
import type { GiftListingQuery } from './giftListingQuery.ts'

/** What each page is made from: the loader's answer on the server, read again by the browser. */
export interface PageData {
  /** The home page, and the day it was rendered on, which is the first that can be asked for. */
  readonly home: { readonly home: Home; readonly today: CalendarDate }
  /** A page of a category, its path, and what its address asks. */
  readonly category: { readonly category: Category; readonly path: string; readonly query: GiftListingQuery }
  readonly search: { readonly search: SearchPage; readonly query: GiftListingQuery }
  readonly product: { readonly product: Product }
  /** A page of reviews, and its address without what pages and sorts it. */
  readonly reviews: { readonly reviews: ReviewsPage; readonly path: string }
  /** A hamper, what the address tells of it, the line that is edited if one is, and when it was rendered. */
  readonly hamper: {
    readonly slug: string
    readonly hamper: Hamper
    readonly written: string
    readonly lineId?: LineId
    /** ISO instant. */
    readonly now: string
  }
  /** The cart is missing where it could not be asked for: the browser asks again. An empty one comes with categories. */
  readonly cart: { readonly cart?: Cart; readonly categories?: BestSellers['categories'] }
  readonly checkout: {
    readonly cart: Cart
    readonly orderKey: string
    /** The visitor's address book; missing for a guest. */
    readonly saved?: readonly SavedAddress[] | 'failed' | undefined
    /** The visitor's own name, as far as it is known. */
    readonly senderName?: string | undefined
  }
  /** The order, or why there is none to show. */
  readonly order: { readonly id: string; readonly start: InitialUserResource<Order> }
  /** A page of the visitor's orders, or why there is none to show. */
  readonly orders: { readonly page: number; readonly start: InitialUserResource<OrdersPage> }
  /** The number a link brought along, if one did. */
  readonly orderLookup: { readonly number?: string }
  /** The receipt is missing for a visitor who is not signed in. */
  readonly giftReceipt: { readonly receipt?: GiftReceiptOrder }
  /** A section of the account, and what it shows or why there is nothing to show. */
  readonly account: { readonly opened: InitialSection }
  /** The favorites, or why there are none to show. */
  readonly wishlist: { readonly start: InitialWishlist }
  /** The visitor's own link, or why there is none. */
  readonly referAndEarn: { readonly start: ReferAndEarnStart }
  readonly corporate: { readonly corporate: CorporatePage }
  readonly credits: Readonly<Record<string, never>>
  /** A page of words. */
  readonly article: { readonly article: Article }
  /** Every page of the shop, part by part. */
  readonly sitemap: {
    readonly parts: readonly {
      readonly title: string
      readonly links: readonly { readonly text: string; readonly href: string }[]
    }[]
  }
  /** Addresses of the shop's categories; missing where they could not be loaded. */
  readonly notFound: { readonly categories?: readonly string[] | undefined }
  readonly failed: Readonly<Record<string, never>>
}

/** What the refer-and-earn page begins with. */
export type ReferAndEarnStart =
  | { readonly kind: 'user'; readonly link: string; readonly referral: Referral }
  | { readonly kind: 'guest' }
  | { readonly kind: 'failed' }

/** Name of a page. */
export type PageName = keyof PageData

/** A page with its data: what the server renders and the browser hydrates. */
export type PageWithData = {
  readonly [Name in PageName]: { readonly name: Name; readonly data: PageData[Name] }
}[PageName]
