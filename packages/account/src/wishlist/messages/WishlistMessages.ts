import type { LocalizedMessages } from '@store/ui/messages'
import type { FavoriteButtonMessages } from './FavoriteButtonMessages.ts'

/** UI messages of the favorites page. */
export interface WishlistMessages extends FavoriteButtonMessages, LocalizedMessages {
  /** The page's heading. */
  readonly heading: string
  /** Number of saved gifts. */
  readonly count: (count: number) => string
  /** Shown below a removed gift that can be saved again. */
  readonly removed: string
  /** Label on the picture of a gift that is out of stock. */
  readonly outOfStock: string
  /** Screen-reader label of the price. */
  readonly price: string
  /** Screen-reader label of the struck-through list price. */
  readonly listPrice: string
  /** Discount from the list price in percent. */
  readonly percentOff: (percent: number) => string
  /** Replaces a picture that failed to load. */
  readonly pictureFailed: string
  /** Text of an empty page, with how to add favorites. */
  readonly empty: string
  /** Link from an empty page to the home page. */
  readonly continueShopping: string
  /** Asks a guest to log in. */
  readonly guest: string
  /** Label of the login button. */
  readonly login: string
  /** Screen-reader text while the list loads. */
  readonly loading: string
  /** Shown when the list failed to load. */
  readonly failed: string
  /** Label of the retry button. */
  readonly tryAgain: string
}
