import type { Order, OrdersPage } from '@store/api-client/contract/orders'
import type { OrderActionsState } from './OrderActionsState.ts'
import type { OrderDataState } from './OrderDataState.ts'

/** State of the order list: the page from the last response, and the actions in progress. */
export interface OrdersState extends OrderDataState<OrdersPage>, OrderActionsState {}

/** State of the order page. */
export interface OrderState extends OrderDataState<Order>, OrderActionsState {}
