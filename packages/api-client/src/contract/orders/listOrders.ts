import { pipe, strictObject, transform } from 'valibot'
import { defineCall } from '../call/index.ts'
import { pageNumberQuerySchema } from '../wire/index.ts'
import { ordersPageResponseSchema } from './OrderListItem.ts'

/** A page of the signed-in user's orders. */
export interface ListOrdersRequest {
  /** Page number, starting at 1. @default 1 */
  readonly page?: number | undefined
}

/** GET the signed-in user's orders by page, newest first (specification 1, section 7). */
export const listOrders = defineCall({
  method: 'GET',
  path: '/api/{brand}/fa/users/my_orders',
  summary: 'Returns a page of the orders of the user.',
  specification: ['1, section 7, Account area: GET /api/{brand}/fa/users/my_orders'],
  caller: 'user',
  input: pipe(
    strictObject({ current_page: pageNumberQuerySchema }),
    transform(({ current_page }) => ({ page: current_page })),
  ),
  answer: ordersPageResponseSchema,
  encode: ({ page = 1 }: ListOrdersRequest) => ({ current_page: String(page) }),
})
