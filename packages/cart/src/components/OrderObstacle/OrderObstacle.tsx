import { Notice } from '@store/ui'
import { type ReactNode, useEffect } from 'react'
import { useCart } from '../../react/useCart.ts'
import type { ShownCart } from '../../store/foldCart.ts'
import styles from './OrderObstacle.module.css'

/** What {@link OrderObstacle} takes. */
export interface OrderObstacleProps {
  /** The cart as it is shown. */
  readonly cart: ShownCart
}

/** What stands in the way of an order; a shopper who tried to order is led to it. */
export function OrderObstacle({ cart }: OrderObstacleProps) {
  const { order } = useCart().state
  const isTold = order.kind === 'severalCountries' || order.kind === 'outOfStock'

  // The button may be far below: scrolling is the browser's, not React's (specification 1, section 4).
  useEffect(() => {
    if (order.kind === 'severalCountries' || order.kind === 'outOfStock') window.scrollTo({ top: 0 })
  }, [order])

  const words = useObstacle(cart)
  return (
    <div role="alert" className={styles.obstacle}>
      {/* The key makes it new when it becomes a refusal: an alert that only changes colour is not announced. */}
      {words && (
        <Notice key={String(isTold)} kind={isTold ? 'bad' : 'caution'}>
          {words}
        </Notice>
      )}
    </div>
  )
}

function useObstacle(cart: ShownCart): ReactNode {
  const {
    state: { order },
    messages,
  } = useCart()
  if (order.kind === 'outOfStock') {
    return (
      <>
        <p className={styles.heading}>{messages.outOfStock}</p>
        <ul className={styles.list}>
          {[...new Set(order.messages)].map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      </>
    )
  }
  return cart.hasSeveralCountries ? messages.severalCountries : undefined
}
