import { picklist, pipe, strictObject, transform } from 'valibot'
import { defineCall } from '../call/index.ts'
import { pageNumberSchema } from '../wire/index.ts'
import type { ListOrdersRequest } from './listOrders.ts'
import { ordersPageResponseSchema } from './OrderListItem.ts'

/** POST for the same pages as `listOrders`, with the source of the request (specification 1, section 7). */
export const listRecentOrders = defineCall({
  method: 'POST',
  path: '/api/{brand}/fa/orders/my_orders',
  summary: 'Returns a page of the orders of the user, at the path that native apps use.',
  specification: ['1, section 7, Account area: POST /api/{brand}/fa/orders/my_orders'],
  caller: 'user',
  isIdempotent: true,
  input: pipe(
    strictObject({ current_page: pageNumberSchema, rsource: picklist(['web', 'mob']) }),
    transform(({ current_page }) => ({ page: current_page })),
  ),
  answer: ordersPageResponseSchema,
  encode: ({ page = 1 }: ListOrdersRequest) => ({ current_page: page, rsource: 'web' as const }),
})
