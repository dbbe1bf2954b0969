import { ConnectedHeart } from '@store/account/heart'
import type { ProductCard as Card } from '@store/api-client/contract/catalogue'
import { ProductCard } from '@store/pdp/card'
import styles from './ProductGrid.module.css'

/** Props of `ProductGrid`. */
export interface ProductGridProps {
  readonly cards: readonly Card[]
  /** Level of the products' headings. @default 3 */
  readonly headingLevel?: 2 | 3
  /** How many of its pictures are seen at once when the page opens, and asked for first. @default 0 */
  readonly seen?: number
}

/** Products side by side: two on a phone, four on a desktop. */
export function ProductGrid({ cards, headingLevel = 3, seen = 0 }: ProductGridProps) {
  return (
    <ul className={styles.cards}>
      {cards.map((card, position) => (
        <li key={card.id} className={styles.card}>
          <ProductCard card={card} headingLevel={headingLevel} priority={position < seen} />
          <div className={styles.heart}>
            <ConnectedHeart product={card} variant="picture" />
          </div>
        </li>
      ))}
    </ul>
  )
}
