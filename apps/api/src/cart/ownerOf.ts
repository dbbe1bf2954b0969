import { eq } from 'drizzle-orm'
import { carts } from '../db/schema/carts.ts'
import type { VisitSession } from '../http/Visit.ts'

/** The cart of a guest's session, or of an account. */
export const ownerOf = ({ userId, tokenHash }: VisitSession) =>
  userId === null ? eq(carts.sessionHash, tokenHash) : eq(carts.userId, userId)
