import { BagIcon, Button, StickyBar } from '@store/ui'
import { useEffect, useRef } from 'react'
import { useProduct } from '../../../react/useProduct.ts'
import { shownPrice } from '../../../store/shownPrice.ts'
import { Fault } from '../../Fault/Fault.tsx'
import { optionsBeside, readInputs } from '../../options/readInputs.ts'
import { ProductPrice } from '../../ProductPrice/ProductPrice.tsx'
import styles from './BuyBlock.module.css'

/** Props of `BuyBlock`. */
export interface BuyBlockProps {
  /** In the buying column from 768 px on, or in the bar at the foot of a phone's screen. */
  readonly place: 'column' | 'bar'
}

/** The button that buys, and what went wrong with it (specification 2, section 2). */
export function BuyBlock({ place }: BuyBlockProps) {
  const { state, currency, messages } = useProduct()
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
          <ProductPrice {...shownPrice(state)} currency={currency} messages={messages} />
          <BuyButton fullWidth={false} />
        </div>
      </div>
    </StickyBar>
  )
}

function BuyButton({ fullWidth }: { readonly fullWidth: boolean }) {
  const { state, check, actions, hrefs, messages } = useProduct()
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
  if (product.delivery.isCustom && hrefs.hamper) {
    // Specification 2, section 2: not where it cannot be delivered, nor before a city it needs is known.
    const needsPlace = product.delivery.needsCity && check.kind !== 'deliverable'
    const isBlocked = check.kind === 'undeliverable' || (needsPlace && check.kind !== 'cityDeliverable')
    return (
      <Button
        size="l"
        fullWidth={fullWidth}
        {...(isBlocked ? { unavailable: true } : { href: hrefs.hamper(product) })}
      >
        {messages.createHamper}
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
  // The options may be shown and used before their code has come: what they show is what is bought.
  const buy = ({ currentTarget }: { readonly currentTarget: HTMLElement }) => {
    const options = optionsBeside(currentTarget)
    if (options) actions.takeOver(readInputs(product.attributes, options))
    void actions.addToCart()
  }
  return (
    <Button size="l" fullWidth={fullWidth} busy={purchase.kind === 'adding'} onClick={buy}>
      {messages.addToCart}
    </Button>
  )
}

function PurchaseFault() {
  const {
    state: { purchase },
    messages,
  } = useProduct()
  return <Fault text={purchase.kind === 'failed' ? messages.purchaseFailed(purchase.failure) : undefined} />
}
