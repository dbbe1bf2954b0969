import { and, eq, isNull, sql } from 'drizzle-orm'
import type { AddressBookChange } from '../addresses/index.ts'
import { cachePreparedStatements } from '../db/cachePreparedStatements.ts'
import type { Database } from '../db/Database.ts'
import { addresses } from '../db/schema/addresses.ts'
import { cartLines, carts } from '../db/schema/carts.ts'

/** The remaining state of the cart after an order. */
interface Closed {
  readonly cartId: string
  readonly userId: number
  readonly address: AddressBookChange
  readonly at: Date
}

/**
 * Removes the ordered lines and the deductions from the locked cart, increments its version, and stores the receiver in
 * the address book, in one statement.
 */
export async function removeOrderedCartLines(
  tx: Database,
  { cartId, userId, address, at }: Closed,
): Promise<void> {
  const book = prepared(tx)
  switch (address.kind) {
    case 'none':
      await book.none.execute({ cartId })
      return
    case 'again':
      await book.again.execute({
        cartId,
        addressId: address.id,
        receiver: JSON.stringify(address.receiver),
        at: at.toISOString(),
      })
      return
    case 'new': {
      const { receiver, type, alternate = null } = address
      const stored = { receiver, type, alternate: JSON.stringify(alternate) }
      await book.new.execute({ cartId, userId, ...stored, at: at.toISOString() })
    }
  }
}

const given = sql.placeholder

const prepared = cachePreparedStatements((db) => {
  const moment = sql`${given('at')}::timestamptz`
  const ordered = db.$with('ordered').as(
    db
      .delete(cartLines)
      .where(
        and(eq(cartLines.cartId, given('cartId')), eq(cartLines.state, 'in'), isNull(cartLines.removedAt)),
      )
      .returning({ id: cartLines.id }),
  )
  const again = db.$with('again').as(
    db
      .update(addresses)
      .set({ receiver: sql`${given('receiver')}::jsonb`, usedAt: moment })
      .where(eq(addresses.id, given('addressId')))
      .returning({ id: addresses.id }),
  )
  const saved = db.$with('kept').as(
    db
      .insert(addresses)
      .values({
        userId: given('userId'),
        type: sql`${given('type')}`,
        receiver: given('receiver'),
        // A missing number is SQL null here; the column's own type would write a JSON null.
        alternate: sql`nullif(${given('alternate')}::jsonb, 'null')`,
        usedAt: moment,
      })
      .returning({ id: addresses.id }),
  )
  const close = (...along: Parameters<typeof db.with>) =>
    db
      .with(ordered, ...along)
      .update(carts)
      .set({ version: sql`${carts.version} + 1`, couponCode: null, redeemsPoints: false })
      .where(eq(carts.id, given('cartId')))
  return {
    none: close().prepare('close_order'),
    again: close(again).prepare('close_order_again'),
    new: close(saved).prepare('close_order_new'),
  }
})
