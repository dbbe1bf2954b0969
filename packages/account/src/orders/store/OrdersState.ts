import type { Order, OrdersPage } from '@store/api-client/contract/orders'
import type { DeedsState } from './DeedsState.ts'
import type { OwnState } from './OwnState.ts'

/** What the list of orders knows: the page the server last said, and what is being done. */
export interface OrdersState extends OwnState<OrdersPage>, DeedsState {}

/** What the page of one order knows. */
export interface OrderState extends OwnState<Order>, DeedsState {}
