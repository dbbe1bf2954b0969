import { boolean, integer, minValue, number, object, pipe, string, transform } from 'valibot'
import { type Paise, rupeesSchema } from '../money/index.ts'
import { instantSchema, type ProductId, productIdSchema } from '../wire/index.ts'

/** Price and stock of a product; each color or size of a gift is a product of its own. */
export interface ProductStock {
  /** Stock number, by which the merchant's system knows it. */
  readonly sku: string
  readonly id: ProductId
  readonly title: string
  readonly price: Paise
  /** Struck through beside the price; equal to the price if there is none. */
  readonly listPrice: Paise
  /** Units in stock; for a withdrawn product, the units it will have when it is listed again. */
  readonly stock: number
  /** Whether it is on sale; false for a withdrawn product. */
  readonly isOnSale: boolean
  /** When one of these values last changed; ISO 8601 in UTC. */
  readonly changedAt: string
}

/** Parses price and stock of a product. */
export const productStockSchema = pipe(
  object({
    sku: string(),
    nid: productIdSchema,
    title: string(),
    sell_price: rupeesSchema,
    list_price: rupeesSchema,
    stock: pipe(number(), integer(), minValue(0)),
    on_sale: boolean(),
    changed_at: instantSchema,
  }),
  transform(
    (wire): ProductStock => ({
      sku: wire.sku,
      id: wire.nid,
      title: wire.title,
      price: wire.sell_price,
      listPrice: wire.list_price,
      stock: wire.stock,
      isOnSale: wire.on_sale,
      changedAt: wire.changed_at,
    }),
  ),
)
