import {
  type Currency,
  formatPrice,
  listPriceToStrike,
  percentOff,
} from '@store/api-client/contract/rules/formatPrice'
import type { WishlistItem } from '@store/api-client/contract/wishlist'
import { Picture, Price } from '@store/ui'
import { FavoriteButton } from '@store/ui/favorite-button'
import type { WishlistMessages } from '../../messages/WishlistMessages.ts'
import styles from './Favorite.module.css'

/** Props of `Favorite`. */
export interface FavoriteProps {
  /** The product. */
  readonly item: WishlistItem
  /** Whether it is saved; a removed one stays in the list, so that it can be saved again. */
  readonly isSaved: boolean
  /** Whether its last toggle failed. */
  readonly hasFailed: boolean
  /** Called with the new state. */
  readonly onToggle: (isSaved: boolean) => void
  /** Its UI messages. */
  readonly messages: WishlistMessages
  /** Currency of the prices. @default rupees */
  readonly currency?: Currency | undefined
}

/** Renders one favorite: picture, title, price and its favorite button. */
export function Favorite({ item, isSaved, hasFailed, onToggle, messages, currency }: FavoriteProps) {
  const { title, price, listPrice, picture } = item
  const percent = percentOff(price, listPrice)
  const struck = listPriceToStrike(price, listPrice)
  return (
    <article className={styles.favorite} data-removed={!isSaved || undefined}>
      <div className={styles.picture}>
        <Picture
          src={picture.src}
          srcSet={picture.srcSet}
          sizes={sizes}
          width={picture.width}
          height={picture.height}
          // The name below it would be read twice.
          alt=""
          errorText={messages.pictureFailed}
        />
      </div>
      <h2 className={styles.title}>
        <a className={styles.link} href={item.href}>
          {title}
        </a>
      </h2>
      <Price
        amount={formatPrice(price, currency)}
        listAmount={struck === undefined ? undefined : formatPrice(struck, currency)}
        percentOff={percent > 0 ? messages.percentOff(percent) : undefined}
        priceLabel={messages.price}
        listPriceLabel={messages.listPrice}
      />
      {!item.inStock && <p className={styles.note}>{messages.outOfStock}</p>}
      {!isSaved && <p className={styles.note}>{messages.removed}</p>}
      <div className={styles.heart}>
        <FavoriteButton
          label={messages.heart(title)}
          saved={isSaved}
          failed={hasFailed}
          onToggle={onToggle}
          variant="picture"
        />
      </div>
    </article>
  )
}

const sizes = '(min-width: 1024px) 290px, (min-width: 768px) 31vw, 46vw'
