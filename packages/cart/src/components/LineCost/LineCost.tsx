import { Price } from '@store/ui'
import { useCart } from '../../react/useCart.ts'
import styles from './LineCost.module.css'

/** Props of {@link LineCost}. */
export interface LineCostProps {
  /** Id of the line or combo. */
  readonly id: string
  /** Whether it is free with a gift. @default false */
  readonly isFree?: boolean
  /** Its size. @default 'm' */
  readonly size?: 's' | 'm'
}

/** Renders the total price of a line or combo, and the unit price if there are several. */
export function LineCost({ id, isFree = false, size = 'm' }: LineCostProps) {
  const { totals, cart, messages } = useCart()
  const cost = totals?.lines.get(id)
  if (!cost) return null
  return (
    <div className={styles.cost} data-size={size} aria-busy={cart?.isUpdating}>
      <Price
        size={size}
        amount={isFree ? messages.free : cost.total}
        listAmount={cost.listTotal}
        listPriceLabel={messages.listPrice}
      />
      {cost.each !== undefined && <span className={styles.each}>{messages.each(cost.each)}</span>}
    </div>
  )
}
