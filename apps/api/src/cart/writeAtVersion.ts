import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { cartAdds, cartLines, carts } from '../db/schema/carts.ts'
import { sessions } from '../db/schema/users.ts'
import { isCurrent } from '../http/createSessionRepo.ts'
import type { VisitSession } from '../http/Visit.ts'
import type { LinesChange } from './addToLines.ts'
import type { CartRow } from './CartRow.ts'
import type { NewLine } from './createCartRepo.ts'

/** What is written, and the key it was wished for under. */
interface Written {
  readonly change: LinesChange
  readonly kept: { readonly key: string; readonly hash: string; readonly at: Date } | undefined
}

/**
 * Gives a cart its next version and writes its lines, in one statement, if nobody changed it since it was read and the
 * session still goes on; answers whether. Every other change of a cart gives it another version.
 */
export async function writeAtVersion(
  db: Database,
  { tokenHash }: VisitSession,
  { id, version }: Pick<CartRow, 'id' | 'version'>,
  { change: { made, raised }, kept }: Written,
): Promise<boolean> {
  // Held before the cart: a login that is taking this session over finishes first, or waits.
  const held = db.$with('held').as(
    db
      .select({ one: sql`1`.as('one') })
      .from(sessions)
      .where(and(eq(sessions.tokenHash, tokenHash), isCurrent))
      .for('share'),
  )
  const isSame = and(eq(carts.id, id), eq(carts.version, version), sql`exists (select from ${held})`)
  const next = db.$with('next').as(
    db
      .update(carts)
      .set({ version: sql`${carts.version} + 1` })
      .where(isSame)
      .returning({ id: carts.id }),
  )
  const keeping = kept
    ? [
        db
          .$with('keeping')
          .as(
            db
              .insert(cartAdds)
              .select(
                sql`select id, ${kept.key}::uuid, ${kept.hash}::text, ${kept.at.toISOString()}::timestamptz from ${next}`,
              )
              .returning({ id: cartAdds.cartId }),
          ),
      ]
    : []
  const raising = raised.map((line, at) =>
    db.$with(`raising${at}`).as(
      db
        .update(cartLines)
        .set({ quantity: line.quantity })
        .where(and(eq(cartLines.id, line.id), sql`${cartLines.cartId} in (select id from ${next})`))
        .returning({ id: cartLines.id }),
    ),
  )
  const making =
    made.length > 0
      ? [
          db.$with('making').as(
            db
              .insert(cartLines)
              .select(
                sql.join(
                  made.map((line) => sql`select ${valuesOf(line)} from ${next}`),
                  sql` union all `,
                ),
              )
              .returning({ id: cartLines.id }),
          ),
        ]
      : []
  const written = await db
    .with(held, next, ...keeping, ...raising, ...making)
    .select({ id: next.id })
    .from(next)
  return written.length > 0
}

/** A line's values in the order of its table's columns; a wish that is one gift has no combo and no hamper. */
const valuesOf = (line: NewLine): SQL =>
  sql.join(
    [
      sql`${line.id}::uuid`,
      sql`id`,
      sql`${line.nid}::integer`,
      sql`${line.quantity}::integer`,
      sql`${line.pincode}::text`,
      sql`nextval(pg_get_serial_sequence('cart_lines', 'position'))`,
      sql`${JSON.stringify(line.attributes ?? [])}::jsonb`,
      sql`'in'`,
      sql`null::timestamptz`,
      sql`null::uuid`,
      sql`${line.belongsTo ?? null}::uuid`,
      sql`${line.isFreebie ?? false}::boolean`,
      sql`${line.isDeclined ?? false}::boolean`,
      sql`null::uuid`,
      sql`null::integer`,
      sql`null::jsonb`,
      sql`${line.delivery ? JSON.stringify(line.delivery) : null}::jsonb`,
    ],
    sql`, `,
  )
