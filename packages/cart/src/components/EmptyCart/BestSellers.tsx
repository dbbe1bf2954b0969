import type { ProductCard as Product } from '@store/api-client/contract/catalogue'
import { ProductCard } from '@store/ui/product-card'
import { useCart } from '../../react/useCart.ts'
import styles from './BestSellers.module.css'

/** Props of {@link BestSellers}. */
export interface BestSellersProps {
  /** The best sellers. */
  readonly products: readonly Product[]
}

/** Renders the best sellers in one row, each linking to its page. */
export function BestSellers({ products }: BestSellersProps) {
  const { messages, price, struckPrice } = useCart()
  return (
    <ul className={styles.row}>
      {products.map((product) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            pictureErrorText={messages.pictureFailed}
            sizes={sizes}
            price={{
              amount: price(product.price),
              listAmount: struckPrice(product.price, product.listPrice),
              listPriceLabel: messages.listPrice,
            }}
          />
        </li>
      ))}
    </ul>
  )
}

const sizes = '(min-width: 1024px) 280px, (min-width: 768px) 31vw, 42vw'
