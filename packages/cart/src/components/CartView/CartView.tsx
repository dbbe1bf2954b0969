import { useContext, useRef } from 'react'
import type { WholeCartProps } from '../../react/CartPartProps.ts'
import { SlotsContext } from '../../react/createCartPart.ts'
import { useCart } from '../../react/useCart.ts'
import { CartBar } from '../CartBar/CartBar.tsx'
import { CartExtras } from '../CartExtras/CartExtras.tsx'
import { CartFrame } from '../CartFrame/CartFrame.tsx'
import { CartHeading } from '../CartHeading/CartHeading.tsx'
import { CartLines } from '../CartLines/CartLines.tsx'
import { CartLoadError } from '../CartNotices/CartLoadError.tsx'
import { ExpressMessage } from '../CartNotices/ExpressMessage.tsx'
import { OfflineNotice } from '../CartNotices/OfflineNotice.tsx'
import { CartSkeleton } from '../CartSkeleton/CartSkeleton.tsx'
import { CartTotals } from '../CartTotals/CartTotals.tsx'
import { EmptyCart } from '../EmptyCart/EmptyCart.tsx'
import { OrderObstacle } from '../OrderObstacle/OrderObstacle.tsx'
import { UndoStrips } from '../UndoStrip/UndoStrips.tsx'
import styles from './CartView.module.css'

/**
 * Renders the cart page's content in each of its states (specification 1, section 2, "Cart page"). To change the order
 * of its parts, compose a page from them: they are exported.
 */
export function CartView() {
  const { state, cart } = useCart()
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <CartFrame headingRef={heading}>
      <CartHeading headingRef={heading} />
      <OfflineNotice />
      {cart && <Known cart={cart} />}
      {!cart && (state.isError ? <CartLoadError headingRef={heading} /> : <CartSkeleton />)}
    </CartFrame>
  )
}

function Known({ cart }: WholeCartProps) {
  const { actions } = useCart()
  const slots = useContext(SlotsContext)
  const bill = useRef<HTMLHeadingElement>(null)
  const given = { cart, actions }
  const more = <CartExtras cart={cart} />
  if (cart.lines.length === 0) {
    return (
      <>
        <UndoStrips />
        <EmptyCart>{more}</EmptyCart>
      </>
    )
  }
  return (
    <>
      <OrderObstacle cart={cart} />
      <ExpressMessage cart={cart} />
      {/* The bar is outside the container, because older browsers position a fixed element relative to a container. */}
      <div className={styles.container}>
        <div className={styles.columns}>
          <CartLines cart={cart} />
          <div className={styles.side}>
            {slots?.aboveSummary?.(given)}
            <CartTotals cart={cart} headingRef={bill} />
            {slots?.belowSummary?.(given)}
          </div>
          {more}
        </div>
      </div>
      <CartBar cart={cart} totalsHeading={bill} />
    </>
  )
}
