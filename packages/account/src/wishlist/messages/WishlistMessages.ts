import type { FavoriteButtonMessages } from './FavoriteButtonMessages.ts'

/** Every word of the page of favorites. */
export interface WishlistMessages extends FavoriteButtonMessages {
  /** The page's heading. */
  readonly heading: string
  /** How many gifts are saved. */
  readonly count: (count: number) => string
  /** Stands under a gift that was taken out and can be kept again. */
  readonly removed: string
  /** Stands under a gift that cannot be had now. */
  readonly outOfStock: string
  /** Read before the price. */
  readonly price: string
  /** Read before the struck list price. */
  readonly listPrice: string
  /** How far the price lies below the list price. */
  readonly percentOff: (percent: number) => string
  /** Stands where a picture could not be loaded. */
  readonly pictureFailed: string
  /** What an empty page says, and how to fill it. */
  readonly empty: string
  /** Leads an empty page back to the shop. */
  readonly continueShopping: string
  /** Asks a guest to log in. */
  readonly guest: string
  /** The button that does. */
  readonly login: string
  /** Read while the list is on its way. */
  readonly loading: string
  /** Stands where the list could not be had. */
  readonly failed: string
  /** Asks for it again. */
  readonly tryAgain: string
}
