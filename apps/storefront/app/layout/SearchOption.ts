import type { ProductPicture } from '@store/api-client/contract/catalogue'

/** Something a shopper who searches may mean, and where it leads. */
export interface SearchOption {
  readonly title: string
  readonly href: string
  /** What kind of thing it is, or the price of a gift. */
  readonly note?: string
  /** What a gift looks like. */
  readonly picture?: ProductPicture
}
