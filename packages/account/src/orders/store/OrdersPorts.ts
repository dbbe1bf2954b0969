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
  /** The visitor's session; data of one user are never shown to another. */
  readonly session: Session
  /** Requests a login from the visitor. */
  readonly requestLogin: RequestLogin
  /** Navigates to the cart, or to the payment of an order. */
  readonly go: Navigate
  /** Creates the UUID (idempotency key) of a tap on Reorder; a retry after a lost response uses the same one. */
  readonly newKey: () => string
  /** Receives the pages' analytics events; hosts also use them to notify other tabs. */
  readonly track: Track<OrdersEvent>
}
