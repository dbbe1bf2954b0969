import type { Order } from '@store/api-client/contract/orders'
import { formatPrice, inr } from '@store/api-client/contract/rules/formatPrice'
import type { OrderDetailsMessages } from '../../messages/OrderDetailsMessages.ts'
import styles from './OrderTotals.module.css'

/** Props of `OrderTotals`. */
export interface OrderTotalsProps {
  /** Rows of the order summary, as stored with the order. */
  readonly rows: Order['rows']
  /** Their total. */
  readonly total: Order['total']
  /** The currency in which prices were shown when it was placed; missing for rupees. */
  readonly shownIn?: Order['shownIn']
  /** UI messages. */
  readonly messages: OrderDetailsMessages
}

/** Renders the summary of an order's costs. */
export function OrderTotals({ rows, total, shownIn, messages }: OrderTotalsProps) {
  return (
    <dl className={styles.bill}>
      {rows.map(({ label, amount }) => (
        <div className={styles.row} key={label}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.amount}>
            {amount === 0 ? messages.gift.free : formatPrice(amount, inr, messages.locale)}
          </dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt className={styles.label}>{messages.total}</dt>
        <dd className={styles.amount}>{formatPrice(total, inr, messages.locale)}</dd>
      </div>
      {shownIn && (
        <div className={styles.row}>
          <dt className={styles.label}>{messages.shownIn(shownIn.code)}</dt>
          <dd className={styles.amount}>{messages.about(formatPrice(total, shownIn, messages.locale))}</dd>
        </div>
      )}
    </dl>
  )
}
