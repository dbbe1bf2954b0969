import type { Order, OrderRefund, OrderStatus, OrderStatusChange } from '@store/api-client/contract/orders'
import type { RefObject } from 'react'
import type { GiftsMessages } from '../messages/GiftsMessages.ts'
import type { OrderActionMessages } from '../messages/OrderActionMessages.ts'
import type { OrderDetailsMessages } from '../messages/OrderDetailsMessages.ts'
import type { OrderMessages } from '../messages/OrderMessages.ts'
import type { OrderActionKind } from '../store/OrderActionKind.ts'
import type { OrderDataStatus } from '../store/OrderDataStatus.ts'
import type { OrderGift } from '../store/OrderGift.ts'
import type { OrdersHrefs } from '../store/OrdersHrefs.ts'
import type { OrderUpdate } from '../store/OrderUpdate.ts'

// The props of all parts are in one file, to avoid an import cycle: the slots use these types, and the parts use the
// slots.

/** Props of `OrderUpdateBanner`. */
export interface OrderUpdateBannerProps {
  /** The update to show, if any. */
  readonly update: OrderUpdate | undefined
  /** UI messages. */
  readonly messages: OrderActionMessages
}

/** Props of `OrderPlaceholder`. */
export interface OrderPlaceholderProps {
  /** Why no order is shown. */
  readonly status: OrderDataStatus
  /** Called when a guest wants to log in. */
  readonly onLogIn: () => void
  /** Called to load the order again. */
  readonly onRetry: () => void
  /** URLs of the part's links. */
  readonly hrefs: Pick<OrdersHrefs, 'home' | 'orders' | 'lookup'>
  /** UI messages. */
  readonly messages: OrderMessages
}

/** Props of `OrderActions`. */
export interface OrderActionsProps {
  /** The order. */
  readonly order: Order
  /** The action in progress. */
  readonly activeAction: OrderActionKind | undefined
  /** URLs of the part's links. */
  readonly hrefs: Pick<OrdersHrefs, 'home' | 'orders' | 'giftReceipt' | 'invoice'>
  /** Called to add the order's gifts to the cart again. */
  readonly onReorder: () => void
  /** Called on a tap on Cancel, before the confirmation. */
  readonly onCancel: () => void
  /** UI messages. */
  readonly messages: OrderMessages
}

/** Props of `OrderTotals`. */
export interface OrderTotalsProps {
  /** Rows of the order summary, as stored with the order. */
  readonly rows: Order['rows']
  /** Total of the order. */
  readonly total: Order['total']
  /** The currency in which prices were shown when the order was placed; missing for rupees. */
  readonly shownIn?: Order['shownIn']
  /** UI messages. */
  readonly messages: OrderDetailsMessages
}

/** Props of `StatusTimeline`. */
export interface StatusTimelineProps {
  /** Current status of the order. */
  readonly status: OrderStatus
  /** The completed status changes, oldest first. */
  readonly timeline: readonly OrderStatusChange[]
  /** Refunds; each is shown below the step that it followed, unless it was rejected. @default none */
  readonly refunds?: readonly OrderRefund[] | undefined
  /** Id of the heading that labels the timeline. */
  readonly labelledBy: string
  /** UI messages. */
  readonly messages: OrderDetailsMessages
}

/** Props of `GiftPersonalisation`. */
export interface GiftPersonalisationProps {
  /** The gift. */
  readonly gift: Pick<OrderGift, 'title' | 'attributes' | 'parts'>
  /** UI messages. */
  readonly messages: GiftsMessages
}

/** Props of `CancelDialog`. */
export interface CancelDialogProps {
  /** Whether the dialog is open. */
  readonly open: boolean
  /** Number of the order. */
  readonly number: string
  /** Whether the cancellation is in progress; nothing closes the dialog then. */
  readonly busy: boolean
  /** Element that gets the focus on closing if the button that opened the dialog was removed. */
  readonly returnFocus: RefObject<HTMLElement | null>
  /** Called when the shopper keeps the order. */
  readonly onClose: () => void
  /** Called when the shopper confirms the cancellation. */
  readonly onCancel: () => void
  /** UI messages. */
  readonly messages: OrderActionMessages
}

/** Props of `OrderGifts`. */
export interface OrderGiftsProps {
  /** The lines of the order, in the order of the cart. */
  readonly gifts: readonly OrderGift[]
  /**
   * Whether the gifts are shown on a receipt that is enclosed with them, without price, delivery date and link to the
   * shop.
   * @default false
   */
  readonly isReceipt?: boolean
  /** UI messages. */
  readonly messages: GiftsMessages
}

/** Props of `OrderGift`. */
export interface OrderGiftProps {
  /** The gift, or an add-on. */
  readonly gift: OrderGift
  /** Whether the gift is an add-on of another gift. @default false */
  readonly isAlong?: boolean
  /**
   * Whether the gift is shown on a receipt that is enclosed with it, without price, delivery date and link to the shop.
   */
  readonly isReceipt: boolean
  /** UI messages. */
  readonly messages: GiftsMessages
}

/** Props of `PaymentStatus`, `Refunds`, `ReceiverAddress` and `GreetingCardMessage`. */
export interface OrderSectionProps {
  /** The order. */
  readonly order: Order
  /** UI messages. */
  readonly messages: OrderDetailsMessages
}

/** Props of `OrderHeading`. */
export interface OrderHeadingProps extends OrderSectionProps {
  /** Ref of the heading, which can receive focus. */
  readonly headingRef?: RefObject<HTMLHeadingElement | null> | undefined
}
