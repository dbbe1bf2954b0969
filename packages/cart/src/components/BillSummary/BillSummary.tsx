import { Card, Price } from '@store/ui'
import { type RefObject, useId } from 'react'
import { useCart } from '../../react/useCart.ts'
import type { ShownCart } from '../../store/foldCart.ts'
import { PlaceOrderButton } from '../PlaceOrderButton/PlaceOrderButton.tsx'
import styles from './BillSummary.module.css'

/** What {@link BillSummary} takes. */
export interface BillSummaryProps {
  /** The cart as it is shown. */
  readonly cart: ShownCart
  /** Gets the heading, which the bar at the foot of a phone leads to. */
  readonly headingRef: RefObject<HTMLHeadingElement | null>
}

/** What it comes to, row by row; while changes are pending the last figures stay, dimmed. */
export function BillSummary({ cart, headingRef }: BillSummaryProps) {
  const { messages, price, struckPrice } = useCart()
  const headingId = useId()
  return (
    <Card as="section" labelledBy={headingId}>
      <div className={styles.bill}>
        <h2 className={styles.heading} id={headingId} ref={headingRef} tabIndex={-1}>
          {messages.billHeading}
        </h2>
        <dl className={styles.rows} aria-busy={cart.isUpdating}>
          {cart.rows.map(({ label, amount }) => (
            <div className={styles.row} key={label}>
              <dt>{label}</dt>
              <dd>{price(amount)}</dd>
            </div>
          ))}
          <div className={styles.total}>
            <dt>{messages.total}</dt>
            <dd>
              <Price
                size="l"
                amount={price(cart.total)}
                listAmount={struckPrice(cart.total, cart.listTotal)}
                listPriceLabel={messages.listPrice}
              />
            </dd>
          </div>
        </dl>
        {cart.saving > 0 && <p className={styles.saving}>{messages.saving(price(cart.saving))}</p>}
        <div className={styles.act}>
          <PlaceOrderButton fullWidth />
        </div>
      </div>
    </Card>
  )
}
