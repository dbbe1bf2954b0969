import { and, isNull, sql } from 'drizzle-orm'
import type { ExpiredRows } from '../db/purgeExpiredRows.ts'
import { cartLines, carts } from '../db/schema/carts.ts'
import { uploads } from '../db/schema/uploads.ts'

// A photo can only be in its owner's cart, so the query reads no other cart.
const isInCart = sql`exists (select 1 from ${carts} join ${cartLines} on ${cartLines.cartId} = ${carts.id}
  where (${carts.userId} = ${uploads.userId} or ${carts.sessionHash} = ${uploads.sessionHash})
  and ${cartLines.attributes} @> jsonb_build_array(jsonb_build_object('upload', ${uploads.id})))`

/** Condition for photos that were unused since an instant: in no order and in no cart. */
export const createUnusedUploadsCondition = (before: Date): ExpiredRows => ({
  table: uploads,
  column: uploads.usedAt,
  before,
  where: and(isNull(uploads.orderedAt), sql`not ${isInCart}`),
})
