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
  /** Whether it is saved; one that was taken out stays, so that it can be kept after all. */
  readonly isSaved: boolean
  /** Whether its last wish did not come true. */
  readonly hasFailed: boolean
  /** Called with what it shall become. */
  readonly onToggle: (isSaved: boolean) => void
  /** Its words. */
  readonly messages: WishlistMessages
  /** The currency prices are shown in. @default rupees */
  readonly currency?: Currency | undefined
}

/** One favorite: picture, title, price and its heart. */
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
          // The name stands right below and would be read twice.
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
