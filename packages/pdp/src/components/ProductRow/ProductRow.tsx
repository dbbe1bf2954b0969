import { ProductCard } from '@store/ui/product-card'
import { createProductPart } from '../../react/createProductPart.ts'
import type { ProductRowProps } from '../../react/ProductPartProps.ts'
import { useProduct } from '../../react/useProduct.ts'
import { Section } from '../Section/Section.tsx'
import styles from './ProductRow.module.css'
import { toProductCardProps } from './toProductCardProps.ts'

/** Renders products in one scrollable row; renders nothing if there are none. */
export const ProductRow = createProductPart((slots) => slots.productRow, OwnProductRow)

function OwnProductRow({ title, cards, corner }: ProductRowProps) {
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
