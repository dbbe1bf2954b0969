import type { OrdersClient } from '@store/api-client/contract/orders'
import type { Navigate, RequestLogin, Session, Track } from '@store/api-client/contract/ports'
import type { OrdersEvent } from './OrdersEvent.ts'

/** Ports of the order list. */
export interface OrdersPorts extends OrderActionPorts {
  /** The API calls of the list. */
  readonly client: Pick<OrdersClient, 'list' | 'cancel' | 'reorder'>
}

/** Ports of the order page. */
export interface OrderPorts extends OrderActionPorts {
  /** The API calls of an order. */
  readonly client: Pick<OrdersClient, 'get' | 'cancel' | 'reorder' | 'pay'>
}

/** Ports shared by both. */
export interface OrderActionPorts {
  /** The visitor's session: one user's data are never shown to the next. */
  readonly session: Session
  /** Asks the visitor to log in. */
  readonly requestLogin: RequestLogin
  /** Navigates to the cart, and to the payment of an order. */
  readonly go: Navigate
  /** Creates the UUID (idempotency key) of a tap on Reorder; a retry after a lost response uses the same one. */
  readonly newKey: () => string
  /** Receives the pages' events; a host forwards them to its other tabs. */
  readonly track: Track<OrdersEvent>
}
