import { ErrorBox, Notice } from '@store/ui'
import { useCallback, useContext, useEffect, useRef } from 'react'
import { useCart } from '../../react/useCart.ts'
import type { OptimisticCart } from '../../store/selectOptimisticCart.ts'
import { CartBar } from '../CartBar/CartBar.tsx'
import { CartDialogs } from '../CartDialogs/CartDialogs.tsx'
import { CartExtras } from '../CartExtras/CartExtras.tsx'
import { CartLines } from '../CartLines/CartLines.tsx'
import { CartSkeleton } from '../CartSkeleton/CartSkeleton.tsx'
import { CartStatus } from '../CartStatus/CartStatus.tsx'
import { CartToasts } from '../CartToasts/CartToasts.tsx'
import { CartTotals } from '../CartTotals/CartTotals.tsx'
import { EmptyCart } from '../EmptyCart/EmptyCart.tsx'
import { findNextTitle, lineElementProps } from '../focus/findNextTitle.ts'
import { useRestoreFocus } from '../lazy/useRestoreFocus.ts'
import { OrderObstacle } from '../OrderObstacle/OrderObstacle.tsx'
import { RichText } from '../RichText/RichText.tsx'
import type { CartSlots } from '../slots/CartSlots.ts'
import { SlotsContext } from '../slots/SlotsContext.ts'
import { UndoStrip } from '../UndoStrip/UndoStrip.tsx'
import styles from './CartView.module.css'

/** Props of {@link CartView}. */
export interface CartViewProps {
  /** Content that the host adds to the cart. @default nothing */
  readonly slots?: CartSlots
}

/** Renders the cart page's content in each of its states (specification 1, section 2, "Cart page"). */
export function CartView({ slots = none }: CartViewProps) {
  const { state, cart, actions, messages } = useCart()
  const page = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const hold = useRestoreFocus(heading)
  useView()

  const tryAgain = () => {
    heading.current?.focus()
    void actions.refresh()
  }

  const findFocus = useCallback(
    (id: string) => (page.current && findNextTitle(page.current, id)) ?? heading.current,
    [],
  )

  const pieces = cart && cart.lines.length > 0 && messages.pieces(cart.itemCount)
  return (
    <SlotsContext.Provider value={slots}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only remembers what had focus; there is nothing to operate. */}
      <div className={styles.page} ref={page} onFocus={hold}>
        <div className={styles.head}>
          <h1 className={styles.heading} ref={heading} tabIndex={-1}>
            {messages.heading}
          </h1>
          {pieces && <p className={styles.pieces}>{pieces}</p>}
        </div>
        {state.isOffline && <Notice kind="caution">{messages.offline}</Notice>}
        {cart && <Known cart={cart} />}
        {!cart && !state.isError && <CartSkeleton />}
        {!cart && state.isError && (
          <ErrorBox text={messages.loadFailed} action={{ label: messages.tryAgain, onSelect: tryAgain }} />
        )}
        <CartDialogs findFocus={findFocus} />
        <CartStatus />
        <CartToasts />
      </div>
    </SlotsContext.Provider>
  )
}

const none: CartSlots = {}

function useView() {
  const { actions } = useCart()

  // A cart that is only rendered, on a server or ahead of time, has not been viewed yet.
  useEffect(() => {
    void actions.view()
  }, [actions])

  // A page restored from the back/forward cache shows outdated data.
  useEffect(() => {
    const revive = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void actions.refresh()
    }
    window.addEventListener('pageshow', revive)
    return () => window.removeEventListener('pageshow', revive)
  }, [actions])
}

function Known({ cart }: { readonly cart: OptimisticCart }) {
  const { state, actions } = useCart()
  const slots = useContext(SlotsContext)
  const bill = useRef<HTMLHeadingElement>(null)
  const given = { cart, actions }
  const more = <CartExtras cart={cart} />
  if (cart.lines.length === 0) {
    const undo = state.undoables.map((undoable) => (
      <div key={undoable.lineIds.join()} {...lineElementProps(undoable.lineIds[0] ?? '')}>
        <UndoStrip undoable={undoable} />
      </div>
    ))
    if (!slots.emptyView) {
      return (
        <>
          {undo}
          <EmptyCart>{more}</EmptyCart>
        </>
      )
    }
    return (
      <>
        {undo}
        {slots.emptyView(given)}
        {more}
      </>
    )
  }
  return (
    <>
      <OrderObstacle cart={cart} />
      {cart.expressMessage.length > 0 && (
        <Notice kind="info">
          <RichText text={cart.expressMessage} />
        </Notice>
      )}
      <div className={styles.columns}>
        <CartLines cart={cart} />
        <div className={styles.side}>
          {slots.aboveSummary?.(given)}
          <CartTotals cart={cart} headingRef={bill} />
          {slots.belowSummary?.(given)}
        </div>
        {more}
      </div>
      <CartBar cart={cart} totalsHeading={bill} />
    </>
  )
}
