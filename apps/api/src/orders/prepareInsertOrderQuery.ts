import { type Placeholder, sql } from 'drizzle-orm'
import { createAddressBookLockStatement } from '../addresses/index.ts'
import type { Database } from '../db/Database.ts'
import { notifications } from '../db/schema/notifications.ts'
import { orderEvents, orderLines, orders } from '../db/schema/orders.ts'
import { pointEntries } from '../db/schema/pointEntries.ts'

/** Number of rows in the statement that inserts an order. */
export type OrderRowCounts = {
  readonly lines: number
  readonly points: number
}

const given = sql.placeholder

/**
 * Prepares the statement that inserts an order of one shape with its lines, first status, points and message. It locks
 * the shopper's address book and the network, so that orders of either are placed one after another and counted
 * correctly. Parameters of lines and points are named after their index.
 */
export function prepareInsertOrderQuery(db: Database, { lines, points }: OrderRowCounts, name: string) {
  const [orderId, userId, createdAt] = [given('id'), given('userId'), given('createdAt')]
  const placed = db.$with('placed').as(db.insert(orders).values(order).returning({ id: orders.id }))
  const step = { orderId, kind: 'placed', at: createdAt } as const
  const event = db.$with('told').as(db.insert(orderEvents).values(step).returning({ id: orderEvents.id }))
  const message = { userId, orderId, kind: 'placed', createdAt } as const
  const noted = db
    .$with('noted')
    .as(db.insert(notifications).values(message).returning({ id: notifications.id }))
  const entries = numbers(points).map((at) => ({
    ...{ userId, orderId, createdAt },
    ...{ kind: given(`points${at}_kind`), points: given(`points${at}_points`) },
  }))
  const entered = db.$with('entered')
  const earning =
    points > 0 ? [entered.as(db.insert(pointEntries).values(entries).returning({ id: pointEntries.id }))] : []
  return db
    .with(placed, event, noted, ...earning)
    .insert(orderLines)
    .values(numbers(lines).map((at) => ({ orderId, ...lineOf(`line${at}`) })))
    .returning({ held: createAddressBookLockStatement(userId), alone: holdNetwork(given('network')) })
    .prepare(name)
}

const holdNetwork = (network: Placeholder) =>
  sql<unknown>`pg_advisory_xact_lock(hashtext('unpaid orders'), hashtext(${network}::text))`

const numbers = (length: number) => Array.from({ length }, (_, at) => at)

const order = {
  id: given('id'),
  number: given('number'),
  userId: given('userId'),
  orderKey: given('orderKey'),
  requestHash: given('requestHash'),
  receiver: given('receiver'),
  senderName: given('senderName'),
  message: given('message'),
  rows: given('rows'),
  total: given('total'),
  currency: given('currency'),
  rate: given('rate'),
  locale: given('locale'),
  payment: given('payment'),
  network: given('network'),
  earnsPoints: given('earnsPoints'),
  contents: given('contents'),
  createdAt: given('createdAt'),
}

const lineOf = (name: string) => ({
  nid: given(`${name}_nid`),
  title: given(`${name}_title`),
  pictureSrc: given(`${name}_pictureSrc`),
  quantity: given(`${name}_quantity`),
  price: given(`${name}_price`),
  deliveryBy: given(`${name}_deliveryBy`),
  deliveryDate: given(`${name}_deliveryDate`),
  // A missing slot is SQL null here; the column's own type would write a JSON null.
  slot: sql`nullif(${given(`${name}_slot`)}::jsonb, 'null')`,
  attributes: given(`${name}_attributes`),
  parts: given(`${name}_parts`),
  sources: given(`${name}_sources`),
  belongsTo: given(`${name}_belongsTo`),
  isFreebie: given(`${name}_isFreebie`),
})
