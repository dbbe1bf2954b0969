import type { Order } from '@store/api-client/contract/orders'
import { formatPrice } from '@store/api-client/contract/rules/formatPrice'
import type { OrderConfirmationMessages } from '../../messages/OrderConfirmationMessages.ts'
import styles from './OrderedBill.module.css'

/** Props of `OrderedBill`. */
export interface OrderedBillProps {
  /** The rows of the bill, as they were frozen. */
  readonly rows: Order['rows']
  /** What they come to. */
  readonly total: Order['total']
  /** Its words. */
  readonly messages: OrderConfirmationMessages
}

/** The bill of an order. */
export function OrderedBill({ rows, total, messages }: OrderedBillProps) {
  return (
    <dl className={styles.bill}>
      {rows.map(({ label, amount }) => (
        <div className={styles.row} key={label}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.amount}>{formatPrice(amount)}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt className={styles.label}>{messages.total}</dt>
        <dd className={styles.amount}>{formatPrice(total)}</dd>
      </div>
    </dl>
  )
}
