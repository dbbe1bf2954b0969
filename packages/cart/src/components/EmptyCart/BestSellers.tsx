import { ProductCard } from '@store/ui/product-card'
import type { BestSellersProps } from '../../react/CartPartProps.ts'
import { createCartPart } from '../../react/createCartPart.ts'
import { useCartServices } from '../../react/useCartServices.ts'
import styles from './BestSellers.module.css'

/** Renders the best sellers in one row, each linking to its page. */
export const BestSellers = createCartPart((slots) => slots.bestSellers, OwnBestSellers)

function OwnBestSellers({ products }: BestSellersProps) {
  const { messages, price, struckPrice } = useCartServices()
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
