import {
  array,
  integer,
  maxLength,
  minLength,
  minValue,
  number,
  object,
  optional,
  pipe,
  strictObject,
  transform,
} from 'valibot'
import { defineCall } from '../call/index.ts'
import { type Paise, toRupees } from '../money/index.ts'
import { accountResponseSchemaFields } from '../wire/index.ts'
import { productStockSchema } from './ProductStock.ts'
import {
  maxStockBodyBytes,
  maxStockRows,
  productPriceSchema,
  stockNumberSchema,
  unitsInStockSchema,
} from './stockEntries.ts'

/** New price and stock of a product. A missing value stays as it is. */
export interface StockChange {
  readonly sku: string
  /** New price, 1 to 99,999 rupees. */
  readonly price?: Paise | undefined
  /** New list price, never below the price. @default the previous list price, or the price if there was none */
  readonly listPrice?: Paise | undefined
  /** Units in stock, 0 to 99,999. */
  readonly stock?: number | undefined
  /**
   * Units that the store must have before the change; if a sale changed the number meanwhile, the request is rejected.
   * @default not checked
   */
  readonly ifStock?: number | undefined
}

/** New prices and stocks; each stock number once. */
export interface ChangeStockRequest {
  /** 1 to 500 products. */
  readonly products: readonly StockChange[]
}

/** Parses the products after a change, and the number of those that it changed. */
export const changedStockSchema = pipe(
  object({
    ...accountResponseSchemaFields,
    data: object({ changed: pipe(number(), integer(), minValue(0)), products: array(productStockSchema) }),
  }),
  transform(({ data }) => data),
)

/**
 * POST prices and stocks by stock number: all are written, or none. Values are absolute, so repeating a request has no
 * further effect. Carts and hampers show the new price at once, and new orders pay it; existing orders keep theirs. A
 * price breakup that no longer adds up to the price is removed.
 *
 * Rejected with 404 `not_found` for an unknown stock number, 409 `stock_changed` if the stock differs from `ifStock`,
 * and 400 `invalid` otherwise; the message names the index and stock number of each row.
 */
export const changeStock = defineCall({
  method: 'POST',
  path: '/api/{brand}/staff/stock',
  summary: 'Sets price and stock of products by stock number, all or none.',
  caller: 'staff',
  role: 'manager',
  isIdempotent: true,
  maxBody: maxStockBodyBytes,
  input: strictObject({
    products: pipe(
      array(
        pipe(
          strictObject({
            sku: stockNumberSchema,
            sell_price: optional(productPriceSchema),
            list_price: optional(productPriceSchema),
            stock: optional(unitsInStockSchema),
            if_stock: optional(unitsInStockSchema),
          }),
          transform(({ sku, sell_price, list_price, stock, if_stock }) => ({
            ...{ sku, stock },
            price: sell_price,
            listPrice: list_price,
            ifStock: if_stock,
          })),
        ),
      ),
      minLength(1),
      maxLength(maxStockRows),
    ),
  }),
  answer: changedStockSchema,
  encode: ({ products }: ChangeStockRequest) => ({ products: products.map(toWire) }),
})

const toWire = ({ sku, price, listPrice, stock, ifStock }: StockChange) => ({
  sku,
  ...(price !== undefined && { sell_price: toRupees(price) }),
  ...(listPrice !== undefined && { list_price: toRupees(listPrice) }),
  ...(stock !== undefined && { stock }),
  ...(ifStock !== undefined && { if_stock: ifStock }),
})
