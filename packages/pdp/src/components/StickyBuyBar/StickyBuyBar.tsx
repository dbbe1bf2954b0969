import { Button, Price } from '@store/ui'
import { type MouseEvent, useEffect, useState } from 'react'
import { toPriceProps } from '../../react/toPriceProps.ts'
import { useProduct } from '../../react/useProduct.ts'
import { useProductState } from '../../react/useProductState.ts'
import { useSelectedPrice } from '../../react/useSelectedPrice.ts'
import type { BuyButtonKind } from '../../store/AddOnPanelState.ts'
import { ErrorMessage } from '../ErrorMessage/ErrorMessage.tsx'
import styles from './StickyBuyBar.module.css'

/**
 * Renders title, price and buttons at the bottom of a desktop window after the buying column was scrolled out of view
 * (specification 2, section 2: sticky buy bar). Phones have a separate bar.
 */
export function StickyBuyBar() {
  const { product, currency, messages } = useProduct()
  const price = useSelectedPrice()
  const purchase = useProductState(({ purchase }) => purchase)
  const panel = useProductState(({ panel }) => panel)
  const showsAddToCart = useProductState(({ showsAddToCart }) => showsAddToCart)
  const isPassed = useIsPassed()
  const isSold = !product.isOutOfStock && !product.isCorporate && !product.delivery.isCustom
  if (!isPassed || !isSold) return null
  const failed = purchase.kind === 'failed' && !panel ? purchase : undefined
  return (
    <section className={styles.bar} aria-label={messages.buyBar} data-store-wide-bar>
      <div className={styles.inner}>
        <p className={styles.title}>{product.title}</p>
        <Price {...toPriceProps(price, messages, currency)} />
        <div className={styles.buttons}>
          {showsAddToCart && <Press button="addToCart" />}
          <Press button="buyNow" />
        </div>
        <ErrorMessage text={failed && messages.purchaseFailed(failed.failure)} />
      </div>
    </section>
  )
}

function Press({ button }: { readonly button: BuyButtonKind }) {
  const { actions, hrefs, messages } = useProduct()
  const purchase = useProductState(({ purchase }) => purchase)
  const panel = useProductState(({ panel }) => panel)
  const isBuyNow = button === 'buyNow'
  const press = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // Safari does not focus a pressed button, so the panel could not return focus to it.
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

/** Returns whether the buttons of the buying column are above the viewport. */
function useIsPassed(): boolean {
  const [isPassed, setIsPassed] = useState(false)

  // The visibility is only known in the browser.
  useEffect(() => {
    const column = document.querySelector('[data-product-page] [data-buy=buyNow]')
    // Without IntersectionObserver, only the buttons in the column are shown.
    if (!column || !('IntersectionObserver' in window)) return
    // The root margin makes everything below count as visible, so that a jump from above the column to below it is
    // observed too.
    const observer = new IntersectionObserver(
      (sights) => {
        // A busy window delivers several entries at once; the last one is current.
        const seen = sights.at(-1)
        if (seen) setIsPassed(!seen.isIntersecting && seen.boundingClientRect.height > 0)
      },
      { rootMargin: '0px 0px 100000px 0px' },
    )
    // The phone layout has no buying column. When the window grows, the column may appear above the viewport without
    // crossing the viewport's edge.
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
