import { calculateSelectionPrice, pricedAttributeIds } from '@store/api-client/contract/rules/selection'
import { useEffect, useState } from 'react'
import { useProduct } from '../../react/useProduct.ts'
import { useProductState } from '../../react/useProductState.ts'
import styles from './PriceChangeMessage.module.css'

/** How long the message is visible, in milliseconds (specification 2, section 9). */
const noteMs = 1000

/** Renders a short message that the price has changed, after a choice of weight, quantity, size or day. */
export function PriceChangeMessage() {
  const { product, messages } = useProduct()
  const selection = useProductState(({ selection }) => selection)
  const day = useProductState(({ day }) => day)
  const attributes = product.attributes.filter(({ id }) => pricedAttributeIds.includes(id))
  const picked = calculateSelectionPrice({ ...product, ...day?.price }, attributes, selection).price
  const [told, setTold] = useState(picked)

  // Hides the message after a moment.
  useEffect(() => {
    const timer = setTimeout(() => setTold(picked), noteMs)
    return () => clearTimeout(timer)
  }, [picked])

  return (
    <p className={styles.note} role="status">
      {told === picked ? '' : messages.priceUpdated}
    </p>
  )
}
