import {
  array,
  integer,
  maxLength,
  maxValue,
  minValue,
  number,
  optional,
  pipe,
  strictObject,
  transform,
} from 'valibot'
import { rupeesSchema } from '../money/index.ts'
import { type Paise, toRupees } from '../rules/paise.ts'
import { type ProductId, productIdSchema } from '../wire/index.ts'

/** A product in a tracked event. */
export interface TrackedProduct {
  readonly productId: ProductId
  /** Price of one unit. */
  readonly price?: Paise | undefined
  readonly quantity?: number | undefined
}

/** A cart in a tracked event. */
export interface TrackedCart {
  readonly total: Paise
  readonly products: readonly TrackedProduct[]
}

const most = 100

/** A product on the wire (`product_info`). */
export const trackedProductSchema = pipe(
  strictObject({
    nid: productIdSchema,
    price: optional(rupeesSchema),
    quantity: optional(pipe(number(), integer(), minValue(-999), maxValue(999))),
  }),
  transform(({ nid, ...rest }): TrackedProduct => ({ productId: nid, ...rest })),
)

/** A cart on the wire (`cart_info`). */
export const trackedCartSchema = pipe(
  strictObject({ total: rupeesSchema, items: pipe(array(trackedProductSchema), maxLength(most)) }),
  transform(({ total, items }): TrackedCart => ({ total, products: items })),
)

/** Serializes a product for the wire. */
export const serializeTrackedProduct = ({ productId: nid, price, quantity }: TrackedProduct) => ({
  nid: Number(nid),
  ...(price === undefined ? {} : { price: toRupees(price) }),
  ...(quantity === undefined ? {} : { quantity }),
})

/** Serializes a cart for the wire. */
export const serializeTrackedCart = ({ total, products }: TrackedCart) => ({
  total: toRupees(total),
  items: products.slice(0, most).map(serializeTrackedProduct),
})
