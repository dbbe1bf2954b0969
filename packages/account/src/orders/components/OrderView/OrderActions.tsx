import { Button } from '@store/ui'
import { useId } from 'react'
import { createOrderPart } from '../../react/createOrderPart.ts'
import type { OrderActionsProps } from '../../react/OrderSectionProps.ts'
import styles from './OrderView.module.css'

/** Renders the actions on an order, and its links. */
export const OrderActions = createOrderPart((slots) => slots.actions, OwnOrderActions)

function OwnOrderActions({ order, activeAction, hrefs, onReorder, onCancel, messages }: OrderActionsProps) {
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
        {order.invoiceNumber !== undefined && (
          <Button variant="secondary" href={hrefs.invoice(order.id)}>
            {messages.invoice}
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
