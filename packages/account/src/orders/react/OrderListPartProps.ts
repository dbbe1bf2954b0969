import type { OrderListItem, OrdersPage } from '@store/api-client/contract/orders'
import type { RefObject } from 'react'
import type { OrdersMessages } from '../messages/OrdersMessages.ts'
import type { OrderActionKind } from '../store/OrderActionKind.ts'
import type { OrderDataStatus } from '../store/OrderDataStatus.ts'
import type { OrdersHrefs } from '../store/OrdersHrefs.ts'
import type { OrderUpdate } from '../store/OrderUpdate.ts'

// The props of all parts are in one file, to avoid an import cycle: the slots use these types, and the parts use the
// slots.

/** Props of `OrderCard`. */
export interface OrderCardProps {
  /** The order. */
  readonly order: OrderListItem
  /** The action in progress. */
  readonly activeAction: OrderActionKind | undefined
  /** The result of the last action on the order. */
  readonly update: OrderUpdate | undefined
  /** URLs of the part's links. */
  readonly hrefs: Pick<OrdersHrefs, 'order'>
  /** Called to add the order's gifts to the cart again. */
  readonly onReorder: () => void
  /** Called on a tap on Cancel, before the confirmation. */
  readonly onCancel: () => void
  /** Ref of the heading, which can receive focus. */
  readonly headingRef?: RefObject<HTMLHeadingElement | null> | undefined
  /** UI messages. */
  readonly messages: OrdersMessages
}

/** Props of `OrdersPlaceholder`. */
export interface OrdersPlaceholderProps {
  /** Status of the last request. */
  readonly status: OrderDataStatus
  /** Number of orders on all pages; missing before the first response. */
  readonly total: number | undefined
  /** URLs of the part's links. */
  readonly hrefs: OrdersHrefs
  /** Called to load the list again. */
  readonly onRetry: () => void
  /** Called when a guest wants to log in. */
  readonly onLogIn: () => void
  /** UI messages. */
  readonly messages: OrdersMessages
}

/** Props of `OrdersHeading`. */
export interface OrdersHeadingProps {
  /** Number of orders on all pages; missing before the first response. */
  readonly total: number | undefined
  /** Ref of the heading, which can receive focus. */
  readonly headingRef: RefObject<HTMLHeadingElement | null>
  /** UI messages. */
  readonly messages: OrdersMessages
}

/** Props of `OrdersPagination`. */
export interface OrdersPaginationProps {
  /** The page of the list. */
  readonly page: OrdersPage
  /** URLs of the part's links. */
  readonly hrefs: Pick<OrdersHrefs, 'orders'>
  /** UI messages. */
  readonly messages: OrdersMessages
}
