import type { Order, OrdersPage } from '@store/api-client/contract/orders'
import type { OrderActionsState } from './OrderActionsState.ts'
import type { UserResourceState } from './UserResourceState.ts'

/** State of the order list: the page from the last response, and the actions in progress. */
export interface OrdersState extends UserResourceState<OrdersPage>, OrderActionsState {}

/** State of the order page. */
export interface OrderState extends UserResourceState<Order>, OrderActionsState {}
