import { and, eq, notExists, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/Database.ts'
import { cartIdempotencyKeys, cartLines, carts } from '../../db/schema/carts.ts'
import { sessions } from '../../db/schema/users.ts'
import { currentSessionCondition } from '../../http/createSessionRepo.ts'

/** The parameters that determine the shape of a statement that writes a cart. */
export type CartWriteStatementShape = {
  /** New lines. */
  readonly newLineCount: number
  /** Existing lines with a new quantity. */
  readonly quantityUpdateCount: number
  /** Whether the request has an idempotency key to store. */
  readonly hasIdempotencyKey: boolean
}

const given = sql.placeholder

/** Prepares a statement of one shape that writes a cart if its version is unchanged. */
export function prepareCartWrite(
  db: Database,
  { newLineCount, quantityUpdateCount, hasIdempotencyKey }: CartWriteStatementShape,
  name: string,
) {
  // The session is locked before the cart, so that a login that takes over this session finishes first or waits.
  const held = db.$with('held').as(
    db
      .select({ one: sql`1`.as('one') })
      .from(sessions)
      .where(and(eq(sessions.tokenHash, given('tokenHash')), currentSessionCondition))
      .for('share'),
  )
  // The cart is written only if the idempotency key is new. A concurrent request with the same key changes the cart's
  // version.
  const before = db
    .select({ one: sql`1` })
    .from(cartIdempotencyKeys)
    .where(and(eq(cartIdempotencyKeys.cartId, carts.id), eq(cartIdempotencyKeys.key, given('key'))))
  const next = db.$with('next').as(
    db
      .update(carts)
      .set({ version: sql`${carts.version} + 1` })
      .where(
        and(
          eq(carts.id, given('id')),
          eq(carts.version, given('version')),
          sql`exists (select from ${held})`,
          hasIdempotencyKey ? notExists(before) : undefined,
        ),
      )
      .returning({ id: carts.id }),
  )
  const stored = sql`select id, ${given('key')}::uuid, ${given('hash')}::text, ${given('at')}::timestamptz from ${next}`
  const keeping = hasIdempotencyKey
    ? [
        db
          .$with('keeping')
          .as(db.insert(cartIdempotencyKeys).select(stored).returning({ id: cartIdempotencyKeys.cartId })),
      ]
    : []
  const raising = numbers(quantityUpdateCount).map((at) =>
    db.$with(`raising${at}`).as(
      db
        .update(cartLines)
        .set({ quantity: sql`${given(`raised${at}_quantity`)}::integer` })
        .where(
          and(
            eq(cartLines.id, given(`raised${at}_id`)),
            sql`${cartLines.cartId} in (select id from ${next})`,
          ),
        )
        .returning({ id: cartLines.id }),
    ),
  )
  const lines = numbers(newLineCount).map((at) => sql`select ${lineOf(`made${at}`)} from ${next}`)
  const making =
    newLineCount > 0
      ? [
          db
            .$with('making')
            .as(
              db.insert(cartLines).select(sql.join(lines, sql` union all `)).returning({ id: cartLines.id }),
            ),
        ]
      : []
  return db
    .with(held, next, ...keeping, ...raising, ...making)
    .select({ id: next.id })
    .from(next)
    .prepare(name)
}

const numbers = (length: number) => Array.from({ length }, (_, at) => at)

/** Returns a line's values in the order of its table's columns, for a single gift without combo and hamper. */
const lineOf = (name: string): SQL => {
  const said = (field: string) => given(`${name}_${field}`)
  return sql.join(
    [
      sql`${said('id')}::uuid`,
      sql`id`,
      sql`${said('nid')}::integer`,
      sql`${said('quantity')}::integer`,
      sql`${said('pincode')}::text`,
      sql`nextval(pg_get_serial_sequence('cart_lines', 'position'))`,
      sql`${said('attributes')}::jsonb`,
      sql`'in'`,
      sql`null::timestamptz`,
      sql`null::uuid`,
      sql`${said('belongsTo')}::uuid`,
      sql`${said('isFreebie')}::boolean`,
      sql`${said('isDeclined')}::boolean`,
      sql`null::uuid`,
      sql`null::integer`,
      sql`null::jsonb`,
      sql`${said('delivery')}::jsonb`,
    ],
    sql`, `,
  )
}
