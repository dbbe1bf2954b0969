import { ErrorBox } from '@store/ui'
import { useEffect, useRef } from 'react'
import { useCart } from '../../react/useCart.ts'
import type { ShownCart } from '../../store/foldCart.ts'
import { BillSummary } from '../BillSummary/BillSummary.tsx'
import { CartBar } from '../CartBar/CartBar.tsx'
import { CartLines } from '../CartLines/CartLines.tsx'
import { CartShimmer } from '../CartShimmer/CartShimmer.tsx'
import { CartStatus } from '../CartStatus/CartStatus.tsx'
import { CartToasts } from '../CartToasts/CartToasts.tsx'
import { EmptyCart } from '../EmptyCart/EmptyCart.tsx'
import { OrderObstacle } from '../OrderObstacle/OrderObstacle.tsx'
import { RemoveDialog } from '../RemoveDialog/RemoveDialog.tsx'
import styles from './CartView.module.css'

/** The cart page's content in each of its states (specification 1, section 2, "Cart page"). */
export function CartView() {
  const { state, cart, actions, messages } = useCart()
  const heading = useRef<HTMLHeadingElement>(null)

  // A cart that is only rendered, on a server or ahead of time, has not been looked at yet.
  useEffect(() => {
    void actions.view()
  }, [actions])

  // A page that comes back from the browser's own cache shows what was, not what is.
  useEffect(() => {
    const revive = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void actions.refresh()
    }
    window.addEventListener('pageshow', revive)
    return () => window.removeEventListener('pageshow', revive)
  }, [actions])

  const tryAgain = () => {
    heading.current?.focus()
    void actions.refresh()
  }

  const pieces = cart && cart.lines.length > 0 && messages.pieces(cart.itemCount)
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.heading} ref={heading} tabIndex={-1}>
          {messages.heading}
        </h1>
        {pieces && <p className={styles.pieces}>{pieces}</p>}
      </div>
      {cart && <Known cart={cart} />}
      {!cart && !state.hasFailedToLoad && <CartShimmer />}
      {!cart && state.hasFailedToLoad && (
        <ErrorBox text={messages.loadFailed} action={{ label: messages.tryAgain, onSelect: tryAgain }} />
      )}
      <RemoveDialog focusAfterRemoval={heading} />
      <CartStatus />
      <CartToasts />
    </div>
  )
}

function Known({ cart }: { readonly cart: ShownCart }) {
  const bill = useRef<HTMLHeadingElement>(null)
  if (cart.lines.length === 0) return <EmptyCart />
  return (
    <>
      <OrderObstacle cart={cart} />
      <div className={styles.columns}>
        <CartLines cart={cart} />
        <div className={styles.side}>
          <BillSummary cart={cart} headingRef={bill} />
        </div>
      </div>
      <CartBar cart={cart} bill={bill} />
    </>
  )
}
