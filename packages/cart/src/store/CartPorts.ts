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

/** All the cart needs from its host. */
export interface CartPorts {
  /** The cart calls. */
  readonly client: Omit<CartClient, 'find'>
  /** Best sellers and categories for an empty cart; without it six categories stand by their names. */
  readonly bestSellers?: (() => Promise<Result<BestSellers>>) | undefined
  /** Categories that were served with an empty cart, whose pictures stand there at once. @default they come with the best sellers */
  readonly categories?: readonly CategoryTile[] | undefined
  /** Who is visiting: a guest or an unverified user logs in before an order begins. */
  readonly session: Session
  /** Asks the visitor to log in. */
  readonly requestLogin: RequestLogin
  /** Settles when the site's settings are known; the cart is not asked for before. @default at once */
  readonly whenReady?: (() => Promise<void>) | undefined
  /** Puts off the code of changing the cart and of what could go along until somebody stirs on the page. @default at once */
  readonly scheduleLazyWork?: ((work: () => void) => void) | undefined
  /** Keeps a product among the visitor's favorites, after a login where one is needed; whether it is there. Without it the remove dialog offers to keep the line. */
  readonly addToFavorites?: ((productId: ProductId) => Promise<boolean>) | undefined
  /** Whether the network is there. @default always */
  readonly connection?: ReadonlyStore<{ readonly isOnline: boolean }> | undefined
  /** Addresses the cart leads to. */
  readonly hrefs: Pick<Hrefs, 'home' | 'category' | 'cart'>
  /** Leads to the next step of the order. */
  readonly go: Navigate
  /** Address of the order that another tab placed since this page was opened; `undefined` where none did. @default none did */
  readonly orderHrefFromOtherTab?: (() => string | undefined) | undefined
  /** Makes a UUID that names one order. */
  readonly newKey: () => string
  /** Takes what the cart reports. */
  readonly track: Track<CartEvent>
  /** Hears how many pieces the server says are in the cart, each time that changes; for the header. */
  readonly onCount: (count: number) => void
}
