import type { ProductCard as Card } from '@store/api-client/contract/catalogue'
import type { ReactNode } from 'react'
import { useProduct } from '../../react/useProduct.ts'
import { ProductCard } from '../ProductCard/ProductCard.tsx'
import { Section } from '../Section/Section.tsx'
import styles from './ProductRow.module.css'

/** Props of `Shelf`. */
export interface ProductRowProps {
  /** Its heading. */
  readonly title: string
  /** What stands on it. */
  readonly cards: readonly Card[]
  /** Makes what stands in the corner of a card, such as its heart. @default nothing */
  readonly corner?: ((card: Card) => ReactNode) | undefined
}

/** Products in one row, which scrolls where it is too long; nothing where there are none. */
export function ProductRow({ title, cards, corner }: ProductRowProps) {
  const { currency, messages } = useProduct()
  if (cards.length === 0) return null
  return (
    <Section title={title}>
      <ul className={styles.row}>
        {cards.map((card) => (
          <li key={card.id}>
            <ProductCard card={card} sizes={sizes} currency={currency} messages={messages} />
            {corner && <div className={styles.corner}>{corner(card)}</div>}
          </li>
        ))}
      </ul>
    </Section>
  )
}

const sizes = '(min-width: 1024px) 384px, (min-width: 768px) 31vw, 42vw'
