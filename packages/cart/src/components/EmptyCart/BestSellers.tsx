import type { ProductCard } from '@store/api-client/contract/catalogue'
import { Picture, Price } from '@store/ui'
import { useCart } from '../../react/useCart.ts'
import styles from './BestSellers.module.css'

/** Props of {@link BestSellers}. */
export interface BestSellersProps {
  /** The best sellers. */
  readonly products: readonly ProductCard[]
}

/** Renders the best sellers in one row, each linking to its page. */
export function BestSellers({ products }: BestSellersProps) {
  const { messages, price, struckPrice } = useCart()
  return (
    <ul className={styles.row}>
      {products.map((product) => (
        <li className={styles.card} key={product.id}>
          <Picture
            src={product.picture.src}
            srcSet={product.picture.srcSet}
            sizes={sizes}
            width={product.picture.width}
            height={product.picture.height}
            // The title is right below and would be read twice.
            alt=""
            errorText={messages.pictureFailed}
          />
          <div className={styles.words}>
            <h3 className={styles.title}>
              <a className={styles.link} href={product.href}>
                {product.title}
              </a>
            </h3>
            <Price
              amount={price(product.price)}
              listAmount={struckPrice(product.price, product.listPrice)}
              listPriceLabel={messages.listPrice}
            />
          </div>
        </li>
      ))}
    </ul>
  )
}

const sizes = '(min-width: 1024px) 280px, (min-width: 768px) 31vw, 42vw'
