import type { ProductPicture } from '@store/api-client/contract/catalogue'

/** A search suggestion with its link. */
export interface SearchOption {
  readonly title: string
  readonly href: string
  /** Note beside the title: the kind of suggestion, or the price of a product. */
  readonly note?: string
  /** Picture of a product. */
  readonly picture?: ProductPicture
}
