import { Button } from '@store/ui'
import { type MouseEvent, useEffect, useState } from 'react'
import { useProduct } from '../../react/useProduct.ts'
import type { BuyButton } from '../../store/AddOnPanelState.ts'
import { getSelectedPrice } from '../../store/getSelectedPrice.ts'
import { ErrorMessage } from '../ErrorMessage/ErrorMessage.tsx'
import { ProductPrice } from '../ProductPrice/ProductPrice.tsx'
import styles from './StickyBuyBar.module.css'

/**
 * Title, price and the buttons at the foot of a desktop's window, once those of the buying column were scrolled past
 * (specification 2, section 2: sticky buy bar). A phone has a bar of its own.
 */
export function StickyBuyBar() {
  const { state, currency, messages } = useProduct()
  const { product, purchase, panel } = state
  const isPassed = useIsPassed()
  const isSold = !product.isOutOfStock && !product.isCorporate && !product.delivery.isCustom
  if (!isPassed || !isSold) return null
  const failed = purchase.kind === 'failed' && !panel ? purchase : undefined
  return (
    <section className={styles.bar} aria-label={messages.buyBar} data-store-wide-bar>
      <div className={styles.inner}>
        <p className={styles.title}>{product.title}</p>
        <ProductPrice {...getSelectedPrice(state)} currency={currency} messages={messages} />
        <div className={styles.buttons}>
          {state.showsAddToCart && <Press button="addToCart" />}
          <Press button="buyNow" />
        </div>
        <ErrorMessage text={failed && messages.purchaseFailed(failed.failure)} />
      </div>
    </section>
  )
}

function Press({ button }: { readonly button: BuyButton }) {
  const { state, actions, hrefs, messages } = useProduct()
  const { purchase, panel } = state
  const isBuyNow = button === 'buyNow'
  const press = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // Safari gives a pressed button no focus, and the panel would not find back to it.
    currentTarget.focus({ preventScroll: true })
    void actions.buy(button)
  }
  if (!isBuyNow && purchase.kind === 'inCart') {
    return (
      <Button variant="secondary" href={hrefs.cart()}>
        {messages.goToCart}
      </Button>
    )
  }
  const isBusy = (purchase.kind === 'adding' && purchase.button === button) || panel?.button === button
  return (
    <Button variant={isBuyNow ? 'primary' : 'secondary'} busy={isBusy} onClick={press}>
      {isBuyNow ? messages.buyNow : messages.addToCart}
    </Button>
  )
}

/** Whether the buttons of the buying column lie above what is seen. */
function useIsPassed(): boolean {
  const [isPassed, setIsPassed] = useState(false)

  // What is in sight is only known to the browser.
  useEffect(() => {
    const column = document.querySelector('[data-product-page] [data-buy=buyNow]')
    // Where a browser cannot tell what is in sight, the column's buttons alone are there.
    if (!column || !('IntersectionObserver' in window)) return
    // All that lies below is as good as in sight, so that a jump from above it to below it is heard, too.
    const observer = new IntersectionObserver(
      (sights) => {
        // A window that is busy hears of several at once, and only the last of them still holds.
        const seen = sights.at(-1)
        if (seen) setIsPassed(!seen.isIntersecting && seen.boundingClientRect.height > 0)
      },
      { rootMargin: '0px 0px 100000px 0px' },
    )
    // A phone's window has no column: in one that grows, a column above it comes without crossing an edge.
    const sizes = new ResizeObserver(() => {
      observer.unobserve(column)
      observer.observe(column)
    })
    sizes.observe(column)
    return () => {
      sizes.disconnect()
      observer.disconnect()
    }
  }, [])

  return isPassed
}
