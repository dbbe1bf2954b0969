import { pipe, strictObject, transform } from 'valibot'
import { defineCall } from '../call/index.ts'
import { pageNumberQuerySchema } from '../wire/index.ts'
import { pointsResponseSchema } from './PointsPage.ts'

/** A page of the history of points. */
export interface ListPointsRequest {
  /** Page number, starting at 1. @default 1 */
  readonly page?: number | undefined
}

/** GET the signed-in user's loyalty points by page (specification 1, section 7). */
export const listPoints = defineCall({
  method: 'GET',
  path: '/api/fa/users/points',
  summary: 'Returns the reward points of the user and a page of their history.',
  specification: ['1, section 7, Account area: GET /api/fa/users/points'],
  caller: 'user',
  input: pipe(
    strictObject({ current_page: pageNumberQuerySchema }),
    transform(({ current_page }) => ({ page: current_page })),
  ),
  answer: pointsResponseSchema,
  encode: ({ page = 1 }: ListPointsRequest) => ({ current_page: String(page) }),
})
