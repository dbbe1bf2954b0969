import { ChevronRightIcon, Price, StickyBar } from '@store/ui'
import type { RefObject } from 'react'
import { useCart } from '../../react/useCart.ts'
import type { ShownCart } from '../../store/foldCart.ts'
import { PlaceOrderButton } from '../PlaceOrderButton/PlaceOrderButton.tsx'
import styles from './CartBar.module.css'

/** What {@link CartBar} takes. */
export interface CartBarProps {
  /** The cart as it is shown. */
  readonly cart: ShownCart
  /** Heading of the bill, where a tap on the total leads. */
  readonly bill: RefObject<HTMLHeadingElement | null>
}

/** The bar at the foot of a phone: the total, which leads to the bill, and the button that begins the order. */
export function CartBar({ cart, bill }: CartBarProps) {
  const { messages, price, struckPrice } = useCart()
  const showBill = () => {
    bill.current?.scrollIntoView({ block: 'start' })
    bill.current?.focus({ preventScroll: true })
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
          {messages.viewBill}
          <ChevronRightIcon size="s" />
        </span>
      </button>
      <PlaceOrderButton />
    </StickyBar>
  )
}
