import {
  calculatePercentOff,
  formatPrice,
  getStruckListPrice,
} from '@store/api-client/contract/rules/formatPrice'
import { FavoriteButton } from '@store/ui/favorite-button'
import { ProductCard } from '@store/ui/product-card'
import { createWishlistPart } from '../../react/createWishlistPart.ts'
import type { FavoriteProps } from '../../react/WishlistSlots.ts'

/** Renders one favorite: picture, title, price and its favorite button. */
export const Favorite = createWishlistPart((slots) => slots.favorite, OwnFavorite)

function OwnFavorite({ item, isSaved, hasFailed, onToggle, messages, currency }: FavoriteProps) {
  const { title, price, listPrice } = item
  const percent = calculatePercentOff(price, listPrice)
  const struck = getStruckListPrice(price, listPrice)
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
