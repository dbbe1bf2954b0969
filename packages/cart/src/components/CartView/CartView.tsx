import { memo, useContext, useRef } from 'react'
import type { OptimisticCartProps } from '../../react/CartPartProps.ts'
import { SlotsContext } from '../../react/createCartPart.ts'
import { useCartServices } from '../../react/useCartServices.ts'
import { useCartState, useOptimisticCart } from '../../react/useCartState.ts'
import { CartAddOnsAndSavedLines } from '../CartAddOnsAndSavedLines/CartAddOnsAndSavedLines.tsx'
import { CartBar } from '../CartBar/CartBar.tsx'
import { CartHeading } from '../CartHeading/CartHeading.tsx'
import { CartLines } from '../CartLines/CartLines.tsx'
import { CartLoadError } from '../CartNotices/CartLoadError.tsx'
import { ExpressDeliveryMessage } from '../CartNotices/ExpressDeliveryMessage.tsx'
import { OfflineNotice } from '../CartNotices/OfflineNotice.tsx'
import { CartPageLayout } from '../CartPageLayout/CartPageLayout.tsx'
import { CartSkeleton } from '../CartSkeleton/CartSkeleton.tsx'
import { CartTotals } from '../CartTotals/CartTotals.tsx'
import { EmptyCart } from '../EmptyCart/EmptyCart.tsx'
import { OrderBlockedNotice } from '../OrderBlockedNotice/OrderBlockedNotice.tsx'
import { UndoStrips } from '../UndoStrip/UndoStrips.tsx'
import styles from './CartView.module.css'

/**
 * Renders the cart page's content in each of its states (specification 1, section 2, "Cart page"). To change the order
 * of its parts, compose a page from them: they are exported.
 */
export function CartView() {
  const cart = useOptimisticCart()
  const isError = useCartState(({ isError }) => isError)
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <CartPageLayout headingRef={heading}>
      <CartHeading headingRef={heading} />
      <OfflineNotice />
      {cart && <Known cart={cart} />}
      {!cart && (isError ? <CartLoadError headingRef={heading} /> : <CartSkeleton />)}
    </CartPageLayout>
  )
}

// Memoized, because a change renders it only once the changed cart is shown.
const Known = memo(function Known({ cart }: OptimisticCartProps) {
  const { actions } = useCartServices()
  const slots = useContext(SlotsContext)
  const bill = useRef<HTMLHeadingElement>(null)
  const given = { cart, actions }
  const more = <CartAddOnsAndSavedLines cart={cart} />
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
      <OrderBlockedNotice cart={cart} />
      <ExpressDeliveryMessage cart={cart} />
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
})
