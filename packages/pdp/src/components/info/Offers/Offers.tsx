import { CheckIcon } from '@store/ui'
import { createProductPart } from '../../../react/createProductPart.ts'
import { useBelowTheFoldMessages } from '../../../react/useBelowTheFoldMessages.ts'
import { useProduct } from '../../../react/useProduct.ts'
import { List } from '../List/List.tsx'
import styles from './Offers.module.css'
import { RewardPoints } from './RewardPoints.tsx'

/** Renders the offers and points of the product; an offer expands to its terms (specification 2, section 2). */
export const Offers = createProductPart((slots) => slots.offers, OwnOffers)

function OwnOffers() {
  const { product, lazyPorts } = useProduct()
  const words = useBelowTheFoldMessages()
  const { offers, earnPoints } = product
  const hasPoints = earnPoints > 0 || (lazyPorts.rewards !== undefined && !product.isCorporate)
  if (offers.length === 0 && !hasPoints) return null
  return (
    <div className={styles.offers}>
      {offers.length > 0 && <h2 className={styles.heading}>{words.offers}</h2>}
      {offers.map(({ title, terms }) => (
        // The offer may have been opened before hydration.
        <details key={title} className={styles.offer} suppressHydrationWarning>
          <summary className={styles.line}>
            <CheckIcon size="s" />
            {title}
            <span className={styles.terms}>{words.terms}</span>
          </summary>
          <List entries={terms} />
        </details>
      ))}
      {earnPoints > 0 && (
        <p className={styles.line}>
          <CheckIcon size="s" />
          {words.earnPoints(earnPoints)}
        </p>
      )}
      {!product.isCorporate && <RewardPoints />}
    </div>
  )
}
