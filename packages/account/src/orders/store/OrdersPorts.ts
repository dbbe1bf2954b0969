import type { OrdersClient } from '@store/api-client/contract/orders'
import type { Navigate, RequestLogin, Session, Track } from '@store/api-client/contract/ports'
import type { OrdersEvent } from './OrdersEvent.ts'

/** All the list of orders needs from its host. */
export interface OrdersPorts extends OrderActionPorts {
  /** The calls of the list. */
  readonly client: Pick<OrdersClient, 'list' | 'cancel' | 'reorder'>
}

/** All the page of one order needs from its host. */
export interface OrderPorts extends OrderActionPorts {
  /** The calls of one order. */
  readonly client: Pick<OrdersClient, 'get' | 'cancel' | 'reorder' | 'pay'>
}

/** What both of them need. */
export interface OrderActionPorts {
  /** Who is visiting: what belongs to one is never shown to the next. */
  readonly session: Session
  /** Asks the visitor to log in. */
  readonly requestLogin: RequestLogin
  /** Leads to the cart, and on to where an order is paid. */
  readonly go: Navigate
  /** Makes the UUID of a tap on Reorder; a lost answer is asked for again with the same one. */
  readonly newKey: () => string
  /** Takes what the pages report; a host tells its other tabs of it. */
  readonly track: Track<OrdersEvent>
}
