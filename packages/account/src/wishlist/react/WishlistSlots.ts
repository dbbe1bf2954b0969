import type { Hrefs } from '@store/api-client/contract/ports'
import type { Currency } from '@store/api-client/contract/rules/formatPrice'
import type { WishlistItem } from '@store/api-client/contract/wishlist'
import type { Slot } from '@store/ui/slots'
import type { RefObject } from 'react'
import type { WishlistMessages } from '../messages/WishlistMessages.ts'
import type { WishlistStatus } from '../store/WishlistState.ts'

// The props of all parts are in one file, to avoid an import cycle: the slots use these types, and the parts use the
// slots.

/** Props of `WishlistHeading`. */
export interface WishlistHeadingProps {
  /** Number of saved products. */
  readonly count: number
  /** Ref of the heading, which can receive focus. */
  readonly headingRef: RefObject<HTMLHeadingElement | null>
  /** UI messages. */
  readonly messages: WishlistMessages
}

/** Props of `Favorite`. */
export interface FavoriteProps {
  /** The product. */
  readonly item: WishlistItem
  /** Whether the product is saved. A removed product stays in the list, so that it can be saved again. */
  readonly isSaved: boolean
  /** Whether the last toggle of the product failed. */
  readonly hasFailed: boolean
  /** Called with the new state. */
  readonly onToggle: (isSaved: boolean) => void
  /** UI messages of the page. */
  readonly messages: WishlistMessages
  /** Currency of the prices. @default rupees */
  readonly currency?: Currency | undefined
}

/** Props of `WishlistPlaceholder`. */
export interface WishlistPlaceholderProps {
  /** Whether the list is loaded and empty. */
  readonly isEmpty: boolean
  /** Status of the last load. */
  readonly status: WishlistStatus
  /** Called when a guest wants to log in. */
  readonly onLogIn: () => void
  /** Called to load the list again. */
  readonly onRetry: () => void
  /** URLs of the page's links. */
  readonly hrefs: Pick<Hrefs, 'home'>
  /** UI messages. */
  readonly messages: WishlistMessages
}

/** Slots of the favorites page, for `WishlistView`: each replaces or wraps a part. */
export interface WishlistSlots {
  /** Heading of the page, with the number of favorites. */
  readonly heading?: Slot<WishlistHeadingProps> | undefined
  /** One favorite, inside its list item. */
  readonly favorite?: Slot<FavoriteProps> | undefined
  /** The page without favorites: empty, guest, loading, failed. */
  readonly placeholder?: Slot<WishlistPlaceholderProps> | undefined
}
