import type { ProductCard as Card } from '@store/api-client/contract/catalogue'
import type { Currency } from '@store/api-client/contract/rules/formatPrice'
import { Picture, Rating } from '@store/ui'
import { cardEn } from '../../messages/cardEn.ts'
import type { ProductCardMessages } from '../../messages/ProductCardMessages.ts'
import { ProductPrice } from '../ProductPrice/ProductPrice.tsx'
import styles from './ProductCard.module.css'

/** Props of `ProductCard`. */
export interface ProductCardProps {
  /** The product as listed. */
  readonly card: Card
  /** Whether it is in the first viewport: its image is loaded with high priority. @default false */
  readonly priority?: boolean
  /** `sizes` of its image. @default as in a grid of two, three or four */
  readonly sizes?: string
  /** Level of its heading: 2 if no other heading is between the page's and the list. @default 3 */
  readonly headingLevel?: 2 | 3
  /** Display currency. @default rupees */
  readonly currency?: Currency | undefined
  /** Messages of the card. @default English */
  readonly messages?: ProductCardMessages
}

/** Renders a product in a list: its image, name and price, linking to its page. Needs no provider. */
export function ProductCard({
  card,
  priority = false,
  sizes = inGrid,
  headingLevel = 3,
  currency,
  messages = cardEn,
}: ProductCardProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <article className={styles.card}>
      <Picture
        src={card.picture.src}
        srcSet={card.picture.srcSet}
        sizes={sizes}
        width={card.picture.width}
        height={card.picture.height}
        // The name follows right below and would be announced twice.
        alt=""
        errorText={messages.pictureFailed}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
      />
      {card.isOutOfStock ? (
        <span className={`${styles.tag} ${styles.soldOut}`}>{messages.outOfStock}</span>
      ) : (
        card.express && <span className={styles.tag}>{card.express}</span>
      )}
      <div className={styles.words}>
        <Heading className={styles.title}>
          <a className={styles.link} href={card.href}>
            {card.title}
          </a>
        </Heading>
        <ProductPrice
          price={card.price}
          listPrice={card.listPrice}
          isFrom={card.isFrom}
          currency={currency}
          messages={messages}
        />
        {card.rating !== undefined && <Rating value={card.rating} text={messages.rating(card.rating)} />}
      </div>
    </article>
  )
}

const inGrid = '(min-width: 1024px) 290px, (min-width: 768px) 31vw, 46vw'
