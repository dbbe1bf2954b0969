import { ChevronRightIcon, Price, StickyBar } from '@store/ui'
import type { CartBarProps } from '../../react/CartPartProps.ts'
import { createCartPart } from '../../react/createCartPart.ts'
import { useCartServices } from '../../react/useCartServices.ts'
import { PlaceOrderButton } from '../PlaceOrderButton/PlaceOrderButton.tsx'
import styles from './CartBar.module.css'

/**
 * Renders the bar at the bottom of a phone: the total, which links to the order summary, and the button that starts
 * the order.
 */
export const CartBar = createCartPart((slots) => slots.bar, OwnCartBar)

function OwnCartBar({ cart, totalsHeading }: CartBarProps) {
  const { messages, price, struckPrice } = useCartServices()
  const showBill = () => {
    totalsHeading.current?.scrollIntoView({ block: 'start' })
    totalsHeading.current?.focus({ preventScroll: true })
  }
  return (
    <StickyBar label={messages.barLabel}>
      <button type="button" className={styles.total} aria-busy={cart.isUpdating} onClick={showBill}>
        <Price
          amount={price(cart.total)}
          listAmount={struckPrice(cart.total, cart.listTotal)}
          priceLabel={messages.total}
          listPriceLabel={messages.listPrice}
        />
        <span className={styles.lead}>
          {messages.viewTotals}
          <ChevronRightIcon size="s" />
        </span>
      </button>
      <PlaceOrderButton />
    </StickyBar>
  )
}
