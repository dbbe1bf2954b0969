import type { RequestLogin, Session, Track } from '@store/api-client/contract/ports'
import type { WishlistClient } from '@store/api-client/contract/wishlist'
import type { WishlistEvent } from './WishlistEvent.ts'

/** Everything the wishlist needs from its host. */
export interface WishlistPorts {
  /** The wishlist calls. */
  readonly client: WishlistClient
  /** The visitor's session; a guest must log in before a favorite is saved. */
  readonly session: Session
  /** Opens the login dialog. */
  readonly requestLogin: RequestLogin
  /** Receives the wishlist's analytics events. */
  readonly track: Track<WishlistEvent>
}
