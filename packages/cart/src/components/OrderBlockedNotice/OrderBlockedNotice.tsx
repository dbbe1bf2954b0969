import { Button, Notice } from '@store/ui'
import { type ReactNode, useEffect } from 'react'
import type { OptimisticCartProps } from '../../react/CartPartProps.ts'
import { createCartPart } from '../../react/createCartPart.ts'
import { useCartServices } from '../../react/useCartServices.ts'
import { useCartState } from '../../react/useCartState.ts'
import type { PlaceOrderState } from '../../store/PlaceOrderState.ts'
import type { OptimisticCart } from '../../store/selectOptimisticCart.ts'
import styles from './OrderBlockedNotice.module.css'

/** Renders the reason why an order cannot start. After an attempt to order, the page scrolls to it. */
export const OrderBlockedNotice = createCartPart((slots) => slots.obstacle, OwnOrderObstacle)

function OwnOrderObstacle({ cart }: OptimisticCartProps) {
  const order = useCartState(({ order }) => order)
  const isTold = isObstacle(order)

  // The button may be far below, so the browser scrolls to the message (specification 1, section 4).
  useEffect(() => {
    if (isObstacle(order)) window.scrollTo({ top: 0 })
  }, [order])

  const words = useObstacle(cart)
  return (
    <div role="alert" className={styles.obstacle}>
      {/* The key remounts it when it becomes an error, because a change of colour alone is not announced. */}
      {words && (
        <Notice key={String(isTold)} kind={isTold ? 'bad' : 'caution'}>
          {words}
        </Notice>
      )}
    </div>
  )
}

const isObstacle = ({ kind }: PlaceOrderState) =>
  kind === 'severalCountries' || kind === 'outOfStock' || kind === 'refused'

function useObstacle(cart: OptimisticCart): ReactNode {
  const { messages } = useCartServices()
  const order = useCartState(({ order }) => order)
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
  if (order.kind === 'refused') return order.message
  return cart.hasSeveralCountries ? <SeveralCountries cart={cart} /> : undefined
}

function SeveralCountries({ cart }: OptimisticCartProps) {
  const { actions, messages } = useCartServices()
  const countries = [...new Set(cart.lines.map(({ country }) => country))]
  return (
    <>
      <p className={styles.text}>{messages.severalCountries}</p>
      <div className={styles.ways}>
        {countries.map((country) => (
          <Button key={country} variant="secondary" onClick={() => actions.keepCountry(country)}>
            {messages.keepCountry(cart.countries[String(country)] ?? String(country))}
          </Button>
        ))}
      </div>
    </>
  )
}
