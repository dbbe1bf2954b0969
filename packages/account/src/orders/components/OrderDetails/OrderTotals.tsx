import type { Order } from '@store/api-client/contract/orders'
import { formatPrice } from '@store/api-client/contract/rules/formatPrice'
import type { OrderDetailsMessages } from '../../messages/OrderDetailsMessages.ts'
import styles from './OrderTotals.module.css'

/** Props of `OrderTotals`. */
export interface OrderTotalsProps {
  /** The rows of the bill, as they were frozen. */
  readonly rows: Order['rows']
  /** What they come to. */
  readonly total: Order['total']
  /** What prices were shown in when it was placed; missing where these were rupees. */
  readonly shownIn?: Order['shownIn']
  /** Its words. */
  readonly messages: OrderDetailsMessages
}

/** The bill of an order. */
export function OrderTotals({ rows, total, shownIn, messages }: OrderTotalsProps) {
  return (
    <dl className={styles.bill}>
      {rows.map(({ label, amount }) => (
        <div className={styles.row} key={label}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.amount}>{amount === 0 ? messages.gift.free : formatPrice(amount)}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt className={styles.label}>{messages.total}</dt>
        <dd className={styles.amount}>{formatPrice(total)}</dd>
      </div>
      {shownIn && (
        <div className={styles.row}>
          <dt className={styles.label}>{messages.shownIn(shownIn.code)}</dt>
          <dd className={styles.amount}>{messages.about(formatPrice(total, shownIn))}</dd>
        </div>
      )}
    </dl>
  )
}
