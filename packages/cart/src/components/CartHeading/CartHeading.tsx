import type { CartHeadingProps } from '../../react/CartPartProps.ts'
import { createCartPart } from '../../react/createCartPart.ts'
import { useCartServices } from '../../react/useCartServices.ts'
import { useOptimisticCart } from '../../react/useCartState.ts'
import styles from './CartHeading.module.css'

/** Renders the heading of the cart, with the number of items. */
export const CartHeading = createCartPart((slots) => slots.heading, OwnCartHeading)

function OwnCartHeading({ headingRef }: CartHeadingProps) {
  const { messages } = useCartServices()
  const cart = useOptimisticCart()
  const pieces = cart && cart.lines.length > 0 && messages.pieces(cart.itemCount)
  return (
    <div className={styles.head}>
      <h1 className={styles.heading} ref={headingRef} tabIndex={-1}>
        {messages.heading}
      </h1>
      {pieces && <p className={styles.pieces}>{pieces}</p>}
    </div>
  )
}
