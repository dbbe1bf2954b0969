import { integer, minValue, number, object, pipe, record, string, transform } from 'valibot'
import { type Paise, rupeesSchema } from '../money/index.ts'
import {
  localPathSchema,
  numericBooleanSchema,
  type ProductId,
  type ProductPicture,
  pictureWithFallbackSchema,
  productIdSchema,
} from '../wire/index.ts'

/** A product among a user's favorites. */
export interface WishlistItem {
  readonly id: ProductId
  readonly title: string
  /** URL of the product page. */
  readonly href: string
  readonly price: Paise
  readonly listPrice: Paise
  readonly picture: ProductPicture
  readonly inStock: boolean
}

/**
 * Parses a wishlist product: nid, title, price, sell_price, url (specification 1, section 3), its picture and
 * stock.
 */
export const wishlistItemSchema = pipe(
  object({
    nid: productIdSchema,
    title: string(),
    price: rupeesSchema,
    sell_price: rupeesSchema,
    url: localPathSchema,
    image: pictureWithFallbackSchema,
    in_stock: numericBooleanSchema,
    // Objects with numeric keys do not keep the order of insertion.
    position: pipe(number(), integer(), minValue(0)),
  }),
  transform(({ position, nid, title, price, sell_price, url, image, in_stock }) => ({
    position,
    item: {
      id: nid,
      title,
      href: url,
      price: sell_price,
      listPrice: price,
      picture: image,
      inStock: in_stock,
    } satisfies WishlistItem,
  })),
)

/** Parses `wishlist_data`, keyed by product id, and `wcount` as a list, newest first. */
export const wishlistResponseSchema = pipe(
  object({
    wishlist_data: record(string(), wishlistItemSchema),
    wcount: pipe(number(), integer(), minValue(0)),
  }),
  transform(({ wishlist_data }): readonly WishlistItem[] =>
    Object.values(wishlist_data)
      .sort((one, other) => one.position - other.position)
      .map(({ item }) => item),
  ),
)
