import { optional, pipe, strictObject, transform } from 'valibot'
import { defineCall } from '../call/index.ts'
import { changedStockSchema } from './changeStock.ts'
import { staffNoteSchema } from './staffEntries.ts'
import { maxStockBodyBytes, stockNumbersSchema } from './stockEntries.ts'

/** Products to withdraw from sale, or to list again. */
export interface WithdrawOrRelistRequest {
  /** Stock numbers of 1 to 500 products. */
  readonly skus: readonly string[]
  /** Note for the audit log. @default '' */
  readonly note?: string | undefined
}

const input = pipe(
  strictObject({ skus: stockNumbersSchema, note: optional(staffNoteSchema, '') }),
  transform(({ skus, note }) => ({ skus, note })),
)

const encode = ({ skus, note }: WithdrawOrRelistRequest) => ({
  skus: [...skus],
  ...(note !== undefined && { note }),
})

/**
 * POST products to withdraw from sale: all of them, or none if there is no such stock number (404). Withdrawing does
 * not delete the product: existing orders are delivered, and its page says that it is out of stock. It appears in no
 * list and no search. A cart, a combo or a filled hamper with it cannot be ordered until it is removed there, or listed
 * again; saved lines and favorites stay and are marked as out of stock; a free gift is omitted.
 */
export const withdrawProducts = defineCall({
  method: 'POST',
  path: '/api/{brand}/staff/stock/withdraw',
  summary: 'Withdraws products from sale; what refers to them stays.',
  caller: 'staff',
  role: 'manager',
  isIdempotent: true,
  maxBody: maxStockBodyBytes,
  input,
  answer: changedStockSchema,
  encode,
})

/**
 * POST withdrawn products to list again, each in its category and with its stock. Rejected with 409 `not_in_files` for
 * a product that an import withdrew: import it again.
 */
export const relistProducts = defineCall({
  method: 'POST',
  path: '/api/{brand}/staff/stock/relist',
  summary: 'Lists withdrawn products again, with the stock that they have.',
  caller: 'staff',
  role: 'manager',
  isIdempotent: true,
  maxBody: maxStockBodyBytes,
  input,
  answer: changedStockSchema,
  encode,
})
