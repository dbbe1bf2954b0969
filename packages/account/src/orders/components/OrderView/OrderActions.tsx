import type { Order } from '@store/api-client/contract/orders'
import { Button } from '@store/ui'
import { useId } from 'react'
import type { OrderMessages } from '../../messages/OrderMessages.ts'
import type { OrderActionKind } from '../../store/OrderActionKind.ts'
import type { OrdersHrefs } from '../../store/OrdersHrefs.ts'
import styles from './OrderView.module.css'

/** Props of `OrderActions`. */
export interface OrderActionsProps {
  /** The order. */
  readonly order: Order
  /** What is being done with it. */
  readonly activeAction: OrderActionKind | undefined
  /** Addresses it links to. */
  readonly hrefs: Pick<OrdersHrefs, 'home' | 'orders' | 'giftReceipt'>
  /** Called when its gifts shall be put in the cart once more. */
  readonly onReorder: () => void
  /** Called when somebody wants to cancel it; to be asked about. */
  readonly onCancel: () => void
  /** Its words. */
  readonly messages: OrderMessages
}

/** What can be done with an order, and where to go from it. */
export function OrderActions({
  order,
  activeAction,
  hrefs,
  onReorder,
  onCancel,
  messages,
}: OrderActionsProps) {
  const id = useId()
  const { cancel } = order
  return (
    <>
      <div className={styles.actions}>
        <Button
          variant="secondary"
          busy={activeAction === 'reorder'}
          unavailable={activeAction !== undefined && activeAction !== 'reorder'}
          onClick={onReorder}
        >
          {messages.actions.reorder}
        </Button>
        {order.status !== 'cancelled' && (
          <Button variant="secondary" href={hrefs.giftReceipt(order.id)}>
            {messages.giftReceipt}
          </Button>
        )}
        {order.status !== 'cancelled' && (
          <Button
            variant="secondary"
            hasPopup="dialog"
            busy={activeAction === 'cancel'}
            unavailable={!cancel.isPossible || (activeAction !== undefined && activeAction !== 'cancel')}
            describedBy={cancel.isPossible ? undefined : id}
            onClick={onCancel}
          >
            {messages.actions.cancel}
          </Button>
        )}
      </div>
      {!cancel.isPossible && order.status !== 'cancelled' && (
        <p className={styles.quiet} id={id}>
          {messages.actions.cancelError(cancel.why)}
        </p>
      )}
      <div className={styles.actions}>
        <Button variant="quiet" href={hrefs.orders()}>
          {messages.toOrders}
        </Button>
        <Button variant="quiet" href={hrefs.home()}>
          {messages.details.continueShopping}
        </Button>
      </div>
    </>
  )
}
