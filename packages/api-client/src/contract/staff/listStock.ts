import { array, boolean, object, optional, pipe, regex, strictObject, string, transform } from 'valibot'
import { defineCall } from '../call/index.ts'
import { accountResponseSchemaFields } from '../wire/index.ts'
import { productStockSchema } from './ProductStock.ts'

/** The products whose price and stock are requested. */
export interface ListStockRequest {
  /** Cursor of the previous response. @default all products */
  readonly since?: string | undefined
}

/** Parses a cursor: the microsecond of the last change, and the number of its product. */
const cursor = pipe(string(), regex(/^\d{1,16}-\d{1,9}$/))

/**
 * GET the products that changed since a cursor, the earliest change first, at most 500. Request the next page with the
 * new cursor: at once while `hasMore`, later to get new changes. A change is listed half a minute after it was made, so
 * that a transaction that is still open is not missed.
 */
export const listStock = defineCall({
  method: 'GET',
  path: '/api/{brand}/staff/stock',
  summary: 'Returns price and stock of the products that changed since a cursor.',
  caller: 'staff',
  role: 'viewer',
  input: strictObject({ since: optional(cursor) }),
  answer: pipe(
    object({
      ...accountResponseSchemaFields,
      data: object({ products: array(productStockSchema), cursor, has_more: boolean() }),
    }),
    transform(({ data }) => ({ products: data.products, cursor: data.cursor, hasMore: data.has_more })),
  ),
  encode: ({ since }: ListStockRequest) => ({ since }),
})
