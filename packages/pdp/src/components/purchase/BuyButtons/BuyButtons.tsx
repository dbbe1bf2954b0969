import { BagIcon, Button } from '@store/ui'
import { runAfterPaint } from '@store/ui/lazy'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { createProductPart } from '../../../react/createProductPart.ts'
import { useProduct } from '../../../react/useProduct.ts'
import { useProductState } from '../../../react/useProductState.ts'
import { useSelectedPrice } from '../../../react/useSelectedPrice.ts'
import type { BuyButtonKind } from '../../../store/AddOnPanelState.ts'
import { loadAddOnPanel } from '../../addons/loadAddOnPanel.ts'
import { DeferredSection } from '../../belowTheFold/DeferredSection.tsx'
import { findOptionsRoot, readOptionInputs } from '../../options/readOptionInputs.ts'
import styles from './BuyButtons.module.css'

/** Renders Buy Now with its price and Add to Cart, or their replacements (specification 2, section 2, "Buy block"). */
export const BuyButtons = createProductPart((slots) => slots.buyButtons, OwnBuyButtons)

function OwnBuyButtons() {
  const { product, actions, hrefs, messages } = useProduct()
  const showsAddToCart = useProductState(({ showsAddToCart }) => showsAddToCart)
  if (product.isOutOfStock) {
    return (
      <Button size="l" fullWidth unavailable>
        {messages.outOfStock}
      </Button>
    )
  }
  if (product.delivery.isCustom && hrefs.hamper) return <DeferredSection part="HamperButton" />
  // Preloads the code that the tap needs when the pointer approaches. A finger approaches and presses at once, so the
  // press is painted first.
  const prepare = () =>
    void runAfterPaint(() => {
      actions.preloadPurchase()
      if (product.showsAddOns) loadAddOnPanel().catch(() => undefined)
    })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens; the buttons in it are what is operated.
    <div className={styles.buttons} onPointerEnter={prepare} onFocus={prepare}>
      {showsAddToCart && <AddButton />}
      <BuyNowButton />
    </div>
  )
}

function BuyNowButton() {
  const { priceOf, messages } = useProduct()
  const { price } = useSelectedPrice()
  const isBusy = useIsBusy('buyNow')
  const { shaking, stop, press } = usePress('buyNow')
  return (
    <span className={shaking} onAnimationEnd={stop} data-buy="buyNow">
      <Button size="l" fullWidth busy={isBusy} onClick={press}>
        <span className={styles.words}>
          <span className={styles.word}>{messages.buyNow}</span>{' '}
          <span className={styles.price}>{priceOf(price)}</span>
        </span>
      </Button>
    </span>
  )
}

function AddButton() {
  const { hrefs, messages } = useProduct()
  const purchase = useProductState(({ purchase }) => purchase)
  const isBusy = useIsBusy('addToCart')
  const toCart = useRef<HTMLElement>(null)
  const wasAdding = useRef(false)
  const { shaking, stop, press } = usePress('addToCart')

  // A link replaces the pressed button, so focus moves to the link. When the cart already had the gift, nothing was
  // pressed, and focus stays where it is.
  useEffect(() => {
    const isAdded = wasAdding.current && purchase.kind === 'inCart'
    wasAdding.current = purchase.kind === 'adding'
    if (isAdded && document.activeElement === document.body) toCart.current?.focus({ preventScroll: true })
  }, [purchase.kind])

  if (purchase.kind === 'inCart') {
    return (
      <span className={styles.button} data-buy="addToCart">
        <Button
          size="l"
          variant="secondary"
          fullWidth
          href={hrefs.cart()}
          icon={<BagIcon size="s" />}
          ref={toCart}
        >
          {messages.goToCart}
        </Button>
      </span>
    )
  }
  return (
    <span className={shaking} onAnimationEnd={stop} data-buy="addToCart">
      <Button size="l" variant="secondary" fullWidth busy={isBusy} onClick={press}>
        {messages.addToCart}
      </Button>
    </span>
  )
}

const useIsBusy = (button: BuyButtonKind): boolean =>
  useProductState(
    ({ purchase, panel }) =>
      (purchase.kind === 'adding' && purchase.button === button) || panel?.button === button,
  )

/** Returns the press handler, which shakes the button (except under reduced motion) and buys the visible selection. */
function usePress(button: BuyButtonKind) {
  const { product, actions } = useProduct()

  const { attributes } = product
  const [isShaking, setIsShaking] = useState(false)
  return {
    shaking: isShaking ? `${styles.button} ${styles.shaking}` : styles.button,
    stop: () => setIsShaking(false),
    press: ({ currentTarget }: MouseEvent<HTMLElement>) => {
      // Safari does not focus a pressed button, so the panel could not return focus to it.
      currentTarget.focus({ preventScroll: true })
      setIsShaking(true)
      // Inputs may be changed before their code is loaded, so their current values are bought.
      const options = findOptionsRoot(currentTarget)
      if (options) actions.applySelection(readOptionInputs(attributes, options))
      void actions.buy(button)
    },
  }
}
