import type { CartClient, ProductId } from '@store/api-client/contract/cart'
import type { BestSellers, CategoryTile } from '@store/api-client/contract/catalogue'
import type {
  Hrefs,
  Navigate,
  ReadonlyStore,
  RequestLogin,
  Session,
  Track,
} from '@store/api-client/contract/ports'
import type { Result } from '@store/api-client/contract/problem'
import type { CartEvent } from './CartEvent.ts'

/** Everything the cart needs from its host. */
export interface CartPorts {
  /** The client of the cart calls. */
  readonly client: Omit<CartClient, 'find'>
  /** Best sellers and categories for an empty cart. Without it, an empty cart shows six categories by name. */
  readonly bestSellers?: (() => Promise<Result<BestSellers>>) | undefined
  /**
   * Categories that the server rendered with an empty cart, so that their pictures are shown on the first load.
   * @default they load with the best sellers
   */
  readonly categories?: readonly CategoryTile[] | undefined
  /** The visitor's session: a guest or an unverified user logs in before an order starts. */
  readonly session: Session
  /** Requests a login from the visitor. */
  readonly requestLogin: RequestLogin
  /** Settles when the site's settings are loaded; the cart is requested after that. @default immediately */
  readonly whenReady?: (() => Promise<void>) | undefined
  /**
   * Delays loading the code of cart changes and suggested add-ons until the first interaction with the page. @default
   * immediately
   */
  readonly scheduleLazyWork?: ((work: () => void) => void) | undefined
  /**
   * Settles once the browser has painted a change. The request of the change follows the paint, which it would delay.
   * @default the request is sent at once
   */
  readonly waitForPaint?: (() => Promise<void>) | undefined
  /**
   * Adds a product to the visitor's favorites, after a login if needed; returns whether it was added. Without it, the
   * remove dialog only offers to keep the line.
   */
  readonly addToFavorites?: ((productId: ProductId) => Promise<boolean>) | undefined
  /** Whether the network is online. @default always */
  readonly connection?: ReadonlyStore<{ readonly isOnline: boolean }> | undefined
  /** URLs that the cart links to. */
  readonly hrefs: Pick<Hrefs, 'home' | 'category' | 'cart'>
  /** Navigates to the next step of the order. */
  readonly go: Navigate
  /**
   * Returns the URL of the order that another tab has placed since this page was opened; `undefined` if there is none.
   * @default no such order
   */
  readonly orderHrefFromOtherTab?: (() => string | undefined) | undefined
  /** Creates the UUID of one order (idempotency key). */
  readonly newKey: () => string
  /** Receives the cart's analytics events. */
  readonly track: Track<CartEvent>
  /** Called with the server's number of units each time it changes, for the count in the header. */
  readonly onCount: (count: number) => void
}
