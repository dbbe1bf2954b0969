import { boolean, nullable, number, object, optional, pipe, string, transform } from 'valibot'
import { type Paise, rupeesSchema } from '../money/index.ts'
import {
  dropInvalidEntries,
  localPathSchema,
  type ProductId,
  type ProductPicture,
  pictureWithFallbackSchema,
  productIdSchema,
} from '../wire/index.ts'

/** A product as in a list. */
export interface ProductCard {
  readonly id: ProductId
  readonly title: string
  /** URL of the product page. */
  readonly href: string
  readonly price: Paise
  readonly listPrice: Paise
  readonly picture: ProductPicture
  /** Average rating, 0 to 5; `undefined` without reviews. */
  readonly rating: number | undefined
  /** Label of its express delivery, if available. */
  readonly express?: string | undefined
  /** Whether `price` is the minimum for a gift that the shopper fills, such as a hamper. @default false */
  readonly isFrom?: boolean | undefined
  /** @default false */
  readonly isOutOfStock?: boolean | undefined
}

/** Parses a related product: nid, alias, title, display_name, sell_price, image (specification 2, section 3). */
export const productCardSchema = pipe(
  object({
    nid: productIdSchema,
    alias: localPathSchema,
    title: string(),
    sell_price: rupeesSchema,
    list_price: rupeesSchema,
    image: pictureWithFallbackSchema,
    rating: nullable(number()),
    expressTitle: optional(nullable(string())),
    price_from: optional(boolean(), false),
    out_of_stock: optional(boolean(), false),
  }),
  transform(
    ({ nid, alias, title, sell_price, list_price, image, rating, expressTitle, ...told }): ProductCard => ({
      id: nid,
      href: alias,
      title,
      price: sell_price,
      listPrice: list_price,
      picture: image,
      rating: rating ?? undefined,
      ...(expressTitle && { express: expressTitle }),
      ...(told.price_from && { isFrom: true }),
      ...(told.out_of_stock && { isOutOfStock: true }),
    }),
  ),
)

/** Parses a list of related products. */
export const productCardsSchema = dropInvalidEntries(productCardSchema)
