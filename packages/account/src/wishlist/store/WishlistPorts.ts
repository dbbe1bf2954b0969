import type { RequestLogin, Session, Track } from '@store/api-client/contract/ports'
import type { WishlistClient } from '@store/api-client/contract/wishlist'
import type { WishlistEvent } from './WishlistEvent.ts'

/** All the wishlist needs from its host. */
export interface WishlistPorts {
  /** The wishlist calls. */
  readonly client: WishlistClient
  /** Who is visiting: a guest logs in before anything is kept. */
  readonly session: Session
  /** Asks the visitor to log in. */
  readonly requestLogin: RequestLogin
  /** Takes what the wishlist reports. */
  readonly track: Track<WishlistEvent>
}
