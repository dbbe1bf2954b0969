import { ConnectedFavoriteButton } from '@store/account/favorite-button'
import type { ProductCard as Card } from '@store/api-client/contract/catalogue'
import { toProductCardProps } from '@store/pdp/card'
import { ProductCard } from '@store/ui/product-card'
import { favoriteButtonMessages } from '#messages/packages/favoriteButtonMessages.ts'
import { productCardMessages } from '#messages/packages/productCardMessages.ts'
import { useCurrency } from '../composition/currency/CurrencyProvider.tsx'
import styles from './ProductGrid.module.css'

/** Props of `ProductGrid`. */
export interface ProductGridProps {
  readonly cards: readonly Card[]
  /** Level of the products' headings. @default 3 */
  readonly headingLevel?: 2 | 3
  /** Maximum number of columns. @default 4 */
  readonly maxColumns?: 3 | 4
  /** Class of another layout. @default a grid */
  readonly className?: string
  /** Number of pictures in the first viewport, loaded with priority. @default 0 */
  readonly priorityCount?: number
}

/** Renders a grid of products: two columns on a phone, four on a desktop, or three next to other content. */
export function ProductGrid({
  cards,
  headingLevel = 3,
  maxColumns = 4,
  className,
  priorityCount = 0,
}: ProductGridProps) {
  const currency = useCurrency()
  const grid = maxColumns === 3 ? `${styles.cards} ${styles.three}` : styles.cards
  return (
    <ul className={className ?? grid}>
      {cards.map((card, position) => (
        <li key={card.id}>
          <ProductCard
            {...toProductCardProps(card, { currency, messages: productCardMessages })}
            headingLevel={headingLevel}
            priority={position < priorityCount}
            favoriteButton={
              <ConnectedFavoriteButton product={card} variant="picture" messages={favoriteButtonMessages} />
            }
          />
        </li>
      ))}
    </ul>
  )
}
