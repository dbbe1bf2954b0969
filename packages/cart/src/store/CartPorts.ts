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
  /** Best sellers and categories for an empty cart; without it six categories are shown by name. */
  readonly bestSellers?: (() => Promise<Result<BestSellers>>) | undefined
  /**
   * Categories served with an empty cart, whose pictures are shown on the first load. @default they load with the
   * best sellers
   */
  readonly categories?: readonly CategoryTile[] | undefined
  /** The visitor's session: a guest or an unverified user logs in before an order starts. */
  readonly session: Session
  /** Asks the visitor to log in. */
  readonly requestLogin: RequestLogin
  /** Settles when the site's settings are loaded; the cart is not requested before. @default immediately */
  readonly whenReady?: (() => Promise<void>) | undefined
  /**
   * Defers the code of cart changes and suggested add-ons until the first interaction with the page. @default
   * immediately
   */
  readonly scheduleLazyWork?: ((work: () => void) => void) | undefined
  /**
   * Adds a product to the visitor's favorites, after a login if needed; returns whether it was added. Without it
   * the remove dialog offers to keep the line.
   */
  readonly addToFavorites?: ((productId: ProductId) => Promise<boolean>) | undefined
  /** Whether the network is online. @default always */
  readonly connection?: ReadonlyStore<{ readonly isOnline: boolean }> | undefined
  /** Addresses that the cart links to. */
  readonly hrefs: Pick<Hrefs, 'home' | 'category' | 'cart'>
  /** Navigates to the next step of the order. */
  readonly go: Navigate
  /**
   * Returns the address of the order that another tab placed since this page was opened; `undefined` if none did.
   * @default none did
   */
  readonly orderHrefFromOtherTab?: (() => string | undefined) | undefined
  /** Creates the UUID of one order (idempotency key). */
  readonly newKey: () => string
  /** Receives the cart's analytics events. */
  readonly track: Track<CartEvent>
  /** Called with the server's number of units, each time it changes; for the header. */
  readonly onCount: (count: number) => void
}
