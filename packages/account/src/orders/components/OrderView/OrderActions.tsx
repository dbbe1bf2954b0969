import type { Order } from '@store/api-client/contract/orders'
import { Button } from '@store/ui'
import { useId } from 'react'
import type { OrderMessages } from '../../messages/OrderMessages.ts'
import type { Deed } from '../../store/Deed.ts'
import type { OrdersHrefs } from '../../store/OrdersHrefs.ts'
import styles from './OrderView.module.css'

/** Props of `OrderActions`. */
export interface OrderActionsProps {
  /** The order. */
  readonly order: Order
  /** What is being done with it. */
  readonly deed: Deed | undefined
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
export function OrderActions({ order, deed, hrefs, onReorder, onCancel, messages }: OrderActionsProps) {
  const id = useId()
  const { cancel } = order
  return (
    <>
      <div className={styles.actions}>
        <Button
          variant="secondary"
          busy={deed === 'reorder'}
          unavailable={deed !== undefined && deed !== 'reorder'}
          onClick={onReorder}
        >
          {messages.deeds.reorder}
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
            busy={deed === 'cancel'}
            unavailable={!cancel.isPossible || (deed !== undefined && deed !== 'cancel')}
            describedBy={cancel.isPossible ? undefined : id}
            onClick={onCancel}
          >
            {messages.deeds.cancel}
          </Button>
        )}
      </div>
      {!cancel.isPossible && order.status !== 'cancelled' && (
        <p className={styles.quiet} id={id}>
          {messages.deeds.cancelFault(cancel.why)}
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
