import {
  type Currency,
  formatPrice,
  listPriceToStrike,
  percentOff,
} from '@store/api-client/contract/rules/formatPrice'
import type { WishlistItem } from '@store/api-client/contract/wishlist'
import { FavoriteButton } from '@store/ui/favorite-button'
import { ProductCard } from '@store/ui/product-card'
import type { WishlistMessages } from '../../messages/WishlistMessages.ts'

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
  const { title, price, listPrice } = item
  const percent = percentOff(price, listPrice)
  const struck = listPriceToStrike(price, listPrice)
  return (
    <ProductCard
      product={item}
      pictureErrorText={messages.pictureFailed}
      headingLevel={2}
      price={{
        amount: formatPrice(price, currency, messages.locale),
        listAmount: struck === undefined ? undefined : formatPrice(struck, currency, messages.locale),
        percentOff: percent > 0 ? messages.percentOff(percent) : undefined,
        priceLabel: messages.price,
        listPriceLabel: messages.listPrice,
      }}
      favoriteButton={
        <FavoriteButton
          label={messages.heart(title)}
          saved={isSaved}
          failed={hasFailed}
          onToggle={onToggle}
          variant="picture"
        />
      }
      badge={item.inStock ? undefined : messages.outOfStock}
      removed={isSaved ? undefined : messages.removed}
    />
  )
}
