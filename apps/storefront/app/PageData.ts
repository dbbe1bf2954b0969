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

/** Data of each page: the loader's result on the server, parsed by the browser. */
export interface PageData {
  /** The home page, and its render date, which is the first delivery date. */
  readonly home: { readonly home: Home; readonly today: CalendarDate }
  /** A category page, its path, and the query of its URL. */
  readonly category: { readonly category: Category; readonly path: string; readonly query: GiftListingQuery }
  readonly search: { readonly search: SearchPage; readonly query: GiftListingQuery }
  readonly product: { readonly product: Product }
  /** A page of reviews, and its URL without pagination and sorting. */
  readonly reviews: { readonly reviews: ReviewsPage; readonly path: string }
  /** A hamper, its state in the URL, the edited line if any, and the render time. */
  readonly hamper: {
    readonly slug: string
    readonly hamper: Hamper
    readonly written: string
    readonly lineId?: LineId
    /** ISO instant. */
    readonly now: string
  }
  /** The cart is missing if it could not be loaded: the browser loads it again. An empty one has categories. */
  readonly cart: { readonly cart?: Cart; readonly categories?: BestSellers['categories'] }
  readonly checkout: {
    readonly cart: Cart
    readonly orderKey: string
    /** The visitor's address book; missing for a guest. */
    readonly saved?: readonly SavedAddress[] | 'failed' | undefined
    /** The visitor's own name, if known. */
    readonly senderName?: string | undefined
  }
  /** The order, or the reason why none is shown. */
  readonly order: { readonly id: string; readonly start: InitialUserResource<Order> }
  /** A page of the visitor's orders, or the reason why none is shown. */
  readonly orders: { readonly page: number; readonly start: InitialUserResource<OrdersPage> }
  /** The order number in a link, if any. */
  readonly orderLookup: { readonly number?: string }
  /** The receipt; missing for a signed-out visitor. */
  readonly giftReceipt: { readonly receipt?: GiftReceiptOrder }
  /** A section of the account with its data, or the reason why none is shown. */
  readonly account: { readonly opened: InitialSection }
  /** The favorites, or the reason why none are shown. */
  readonly wishlist: { readonly start: InitialWishlist }
  /** The visitor's own referral link, or the reason why there is none. */
  readonly referAndEarn: { readonly start: ReferAndEarnStart }
  readonly corporate: { readonly corporate: CorporatePage }
  readonly credits: Readonly<Record<string, never>>
  /** A content (CMS) page. */
  readonly article: { readonly article: Article }
  /** Every page of the shop, by section. */
  readonly sitemap: {
    readonly parts: readonly {
      readonly title: string
      readonly links: readonly { readonly text: string; readonly href: string }[]
    }[]
  }
  /** URLs of the shop's categories; missing if they could not be loaded. */
  readonly notFound: { readonly categories?: readonly string[] | undefined }
  readonly failed: Readonly<Record<string, never>>
}

/** Initial state of the refer-and-earn page. */
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
