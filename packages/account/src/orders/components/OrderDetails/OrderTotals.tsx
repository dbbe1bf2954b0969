import { formatPrice, inr } from '@store/api-client/contract/rules/formatPrice'
import { createOrderPart } from '../../react/createOrderPart.ts'
import type { OrderTotalsProps } from '../../react/OrderSectionProps.ts'
import styles from './OrderTotals.module.css'

/** Renders the summary of an order's costs. */
export const OrderTotals = createOrderPart((slots) => slots.totals, OwnOrderTotals)

function OwnOrderTotals({ rows, total, shownIn, messages }: OrderTotalsProps) {
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
