import { Price } from '@store/ui'
import type { CartLinePriceProps } from '../../react/CartPartProps.ts'
import { createCartPart } from '../../react/createCartPart.ts'
import { useCartServices } from '../../react/useCartServices.ts'
import { useCartTotals, useOptimisticCart } from '../../react/useCartState.ts'
import styles from './CartLinePrice.module.css'

/** Renders the total price of a line or combo, and the unit price if there are several. */
export const CartLinePrice = createCartPart((slots) => slots.lineCost, OwnLineCost)

function OwnLineCost({ id, isFree = false, size = 'm' }: CartLinePriceProps) {
  const { messages } = useCartServices()
  const cost = useCartTotals()?.lines.get(id)
  const isUpdating = useOptimisticCart()?.isUpdating
  if (!cost) return null
  return (
    <div className={styles.cost} data-size={size} aria-busy={isUpdating}>
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
