import { CheckIcon } from '@store/ui'
import { useProduct } from '../../../react/useProduct.ts'
import { List } from '../List/List.tsx'
import styles from './Offers.module.css'

/** What can be saved and earned with the product; the terms of an offer open under it (specification 2, section 2). */
export function Offers() {
  const {
    state: { product },
    messages,
  } = useProduct()
  const { offers, earnPoints } = product
  if (offers.length === 0 && earnPoints === 0) return null
  return (
    <div className={styles.offers}>
      {offers.length > 0 && <h2 className={styles.heading}>{messages.offers}</h2>}
      {offers.map(({ title, terms }) => (
        // It may have been opened before React came.
        <details key={title} className={styles.offer} suppressHydrationWarning>
          <summary className={styles.line}>
            <CheckIcon size="s" />
            {title}
            <span className={styles.terms}>{messages.terms}</span>
          </summary>
          <List entries={terms} />
        </details>
      ))}
      {earnPoints > 0 && (
        <p className={styles.line}>
          <CheckIcon size="s" />
          {messages.earnPoints(earnPoints)}
        </p>
      )}
    </div>
  )
}
