import { BagIcon, Button, Notice, StickyBar } from '@store/ui'
import { useEffect, useRef } from 'react'
import { useProduct } from '../../../react/useProduct.ts'
import { ProductPrice } from '../../ProductPrice/ProductPrice.tsx'
import styles from './BuyBlock.module.css'

/** Props of `BuyBlock`. */
export interface BuyBlockProps {
  /** In the buying column from 768 px on, or in the bar at the foot of a phone's screen. */
  readonly place: 'column' | 'bar'
}

/** The button that buys, and what went wrong with it (specification 2, section 2). */
export function BuyBlock({ place }: BuyBlockProps) {
  const { state, messages } = useProduct()
  if (place === 'column') {
    return (
      <div className={styles.column}>
        <BuyButton fullWidth />
        <PurchaseFault />
      </div>
    )
  }
  return (
    <StickyBar label={messages.buyBar}>
      <div className={styles.bar}>
        <PurchaseFault />
        <div className={styles.row}>
          <ProductPrice price={state.product.price} listPrice={state.product.listPrice} messages={messages} />
          <BuyButton fullWidth={false} />
        </div>
      </div>
    </StickyBar>
  )
}

function BuyButton({ fullWidth }: { readonly fullWidth: boolean }) {
  const { state, actions, hrefs, messages } = useProduct()
  const { purchase, product } = state
  const toCart = useRef<HTMLElement>(null)

  // The pressed button gives way to a link: without this the focus it had would be lost to the start of the page.
  useEffect(() => {
    if (purchase.kind !== 'inCart' || document.activeElement !== document.body) return
    toCart.current?.focus({ preventScroll: true })
  }, [purchase.kind])

  if (product.isOutOfStock) {
    return (
      <Button size="l" fullWidth={fullWidth} unavailable>
        {messages.outOfStock}
      </Button>
    )
  }
  if (purchase.kind === 'inCart') {
    return (
      <Button size="l" fullWidth={fullWidth} href={hrefs.cart()} icon={<BagIcon size="s" />} ref={toCart}>
        {messages.goToCart}
      </Button>
    )
  }
  return (
    <Button
      size="l"
      fullWidth={fullWidth}
      busy={purchase.kind === 'adding'}
      onClick={() => void actions.addToCart()}
    >
      {messages.addToCart}
    </Button>
  )
}

function PurchaseFault() {
  const { state, messages } = useProduct()
  return (
    <div role="alert">
      {state.purchase.kind === 'failed' && (
        <Notice kind="bad">{messages.purchaseFailed(state.purchase.failure)}</Notice>
      )}
    </div>
  )
}
