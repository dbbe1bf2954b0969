import type { Order, OrdersPage } from '@store/api-client/contract/orders'
import type { OrderActionsState } from './OrderActionsState.ts'
import type { UserResourceState } from './UserResourceState.ts'

/** What the list of orders knows: the page the server last said, and what is being done. */
export interface OrdersState extends UserResourceState<OrdersPage>, OrderActionsState {}

/** What the page of one order knows. */
export interface OrderState extends UserResourceState<Order>, OrderActionsState {}
