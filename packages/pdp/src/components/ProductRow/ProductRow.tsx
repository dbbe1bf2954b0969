import type { ProductCard as Card } from '@store/api-client/contract/catalogue'
import { ProductCard } from '@store/ui/product-card'
import type { ReactNode } from 'react'
import { useProduct } from '../../react/useProduct.ts'
import { Section } from '../Section/Section.tsx'
import styles from './ProductRow.module.css'
import { toProductCardProps } from './toProductCardProps.ts'

/** Props of `ProductRow`. */
export interface ProductRowProps {
  /** Heading of the row. */
  readonly title: string
  /** Products in the row. */
  readonly cards: readonly Card[]
  /** Renders the corner of a card, such as its favorite button. @default nothing */
  readonly corner?: ((card: Card) => ReactNode) | undefined
}

/** Renders products in one row, which scrolls if it is too long; nothing if there are none. */
export function ProductRow({ title, cards, corner }: ProductRowProps) {
  const { currency, messages } = useProduct()
  if (cards.length === 0) return null
  return (
    <Section title={title}>
      <ul className={styles.row}>
        {cards.map((card) => (
          <li key={card.id}>
            <ProductCard
              {...toProductCardProps(card, { currency, messages })}
              sizes={sizes}
              favoriteButton={corner?.(card)}
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}

const sizes = '(min-width: 1024px) 384px, (min-width: 768px) 31vw, 42vw'
