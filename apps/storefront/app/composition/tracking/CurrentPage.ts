import type { Paise } from '@store/api-client/contract/rules/paise'
import type { CartEventItem } from '@store/cart/headless'
import type { TrackedProductList } from './TrackedEvent.ts'

/** The page that the browser shows. */
export interface CurrentPage {
  /** Its folder in `app/pages`. */
  readonly name: string
  readonly data: object
  readonly analytics: () => PageAnalytics
}

/** Content of a page, for analytics. */
export interface PageAnalytics {
  /** Product lists that the page initially shows. */
  readonly lists?: readonly TrackedProductList[]
  /** Other products, which events of the page identify only by their id. */
  readonly products?: readonly { readonly id: number; readonly title: string; readonly price?: Paise }[]
  /** Items of an order that can be placed on the page. */
  readonly orderedItems?: readonly CartEventItem[]
}
