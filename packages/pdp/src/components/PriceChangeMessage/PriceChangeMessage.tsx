import { pricedAttributes, priceSelection } from '@store/api-client/contract/rules/selection'
import { useEffect, useState } from 'react'
import { useProduct } from '../../react/useProduct.ts'
import styles from './PriceChangeMessage.module.css'

/** How long the note stands, in milliseconds (specification 2, section 9). */
const noteMs = 1000

/** Says for a moment that the price is another one now, once weight, pieces, size or a day were picked. */
export function PriceChangeMessage() {
  const { state, messages } = useProduct()
  const { product, selection, day } = state
  const attributes = product.attributes.filter(({ id }) => pricedAttributes.includes(id))
  const picked = priceSelection({ ...product, ...day?.price }, attributes, selection).price
  const [told, setTold] = useState(picked)

  // Time is outside React: the note leaves by itself.
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
