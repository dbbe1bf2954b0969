import { Button, ChevronRightIcon, Price, StickyBar } from '@store/ui'
import type { RefObject } from 'react'
import { useCart } from '../../react/useCart.ts'
import type { ShownCart } from '../../store/foldCart.ts'
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
  const { state, actions, messages, price } = useCart()
  const showBill = () => {
    bill.current?.scrollIntoView({ block: 'start' })
    bill.current?.focus({ preventScroll: true })
  }
  return (
    <StickyBar label={messages.barLabel}>
      <button type="button" className={styles.total} aria-busy={cart.isUpdating} onClick={showBill}>
        <Price
          amount={price(cart.total)}
          listAmount={cart.listTotal > cart.total ? price(cart.listTotal) : undefined}
          priceLabel={messages.total}
          listPriceLabel={messages.listPrice}
        />
        <span className={styles.lead}>
          {messages.viewBill}
          <ChevronRightIcon size="s" />
        </span>
      </button>
      <Button
        size="l"
        busy={state.order.kind === 'placing' || state.order.kind === 'leaving'}
        onClick={() => void actions.placeOrder()}
      >
        {messages.placeOrder}
      </Button>
    </StickyBar>
  )
}
