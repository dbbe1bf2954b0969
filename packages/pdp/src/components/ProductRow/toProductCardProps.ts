import type { ProductCard } from '@store/api-client/contract/catalogue'
import type { Currency } from '@store/api-client/contract/rules/formatPrice'
import { mergeMessages, type PartialMessages } from '@store/ui/messages'
import type { ProductCardProps } from '@store/ui/product-card'
import type { ProductCardMessages } from '../../messages/ProductCardMessages.ts'
import { productCardEn } from '../../messages/productCardEn.ts'
import { toPriceProps } from '../../react/toPriceProps.ts'

/** Options for the texts of a product card. */
export interface ProductCardTextOptions {
  /** Display currency. @default rupees */
  readonly currency?: Currency | undefined
  /** Messages to override. @default English */
  readonly messages?: PartialMessages<ProductCardMessages> | undefined
}

/** Returns the props for the `ProductCard` of `@store/ui/product-card`. */
export function toProductCardProps(
  card: ProductCard,
  { currency, messages: changes }: ProductCardTextOptions = {},
): ProductCardProps {
  const { rating } = card
  const messages = mergeMessages(productCardEn, changes)
  return {
    product: card,
    pictureErrorText: messages.pictureFailed,
    price: toPriceProps(card, messages, currency),
    rating: rating === undefined ? undefined : { value: rating, text: messages.rating(rating) },
    delivery: card.express,
    badge: card.isOutOfStock ? messages.outOfStock : undefined,
  }
}
