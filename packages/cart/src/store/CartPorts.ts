import type { CartClient } from '@store/api-client/contract/cart'
import type { Go, Hrefs, RequestLogin, Session, Track } from '@store/api-client/contract/ports'
import type { CartEvent } from './CartEvent.ts'

/** All the cart needs from its host. */
export interface CartPorts {
  /** The cart calls. */
  readonly client: Pick<CartClient, 'list' | 'changeQuantity' | 'remove' | 'startOrder'>
  /** Who is visiting: a guest or an unverified user logs in before an order begins. */
  readonly session: Session
  /** Asks the visitor to log in. */
  readonly requestLogin: RequestLogin
  /** Addresses the empty cart leads to. */
  readonly hrefs: Pick<Hrefs, 'home' | 'category'>
  /** Leads to the next step of the order. */
  readonly go: Go
  /** Makes a UUID that names one order. */
  readonly newKey: () => string
  /** Takes what the cart reports. */
  readonly track: Track<CartEvent>
  /** Hears how many pieces the server says are in the cart, each time that changes; for the header. */
  readonly onCount: (count: number) => void
}
