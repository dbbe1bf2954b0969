import type { CalendarDate } from '@store/api-client/contract/date'
import { type Paise, paise } from '@store/api-client/contract/money'
import { and, asc, eq, inArray, lt, notInArray } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { orderLines, orders } from '../db/schema/orders.ts'
import type { StoredAttribute } from '../db/schema/StoredAttribute.ts'
import { getStaffPhotoUrl } from '../uploads/index.ts'
import type { OrderLineRow, OrderWithLines } from './createOrderRepo.ts'

/** An order to deliver on a day, with the lines of that day. */
export interface OrderOfDay extends OrderWithLines {
  /** Cash to collect on that day: the total of an unpaid cash order on its first delivery date, otherwise zero. */
  readonly cash: Paise
}

/**
 * Returns the orders to deliver on a day, with the lines of that day, sorted by slot; without unpaid and cancelled
 * ones. Photos have the URL for the staff, because only the buyer can open the stored one.
 *
 * @param brandUrl URL or path of the brand's API, such as `/api/marigold`, for the URLs of photos.
 */
export async function listOrdersOfDay(
  db: Database,
  day: CalendarDate,
  brandUrl: string,
): Promise<readonly OrderOfDay[]> {
  const lines = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.deliveryDate, day))
    .orderBy(asc(orderLines.id))
  const ids = [...new Set(lines.map(({ orderId }) => orderId))]
  if (ids.length === 0) return []
  const found = await db
    .select()
    .from(orders)
    .where(and(inArray(orders.id, ids), notInArray(orders.status, ['placed', 'cancelled'])))
  const earlier = await db
    .selectDistinct({ orderId: orderLines.orderId })
    .from(orderLines)
    .where(and(inArray(orderLines.orderId, ids), lt(orderLines.deliveryDate, day)))
  const linesByOrder = Map.groupBy(lines, ({ orderId }) => orderId)
  return found
    .map((order) => ({
      order,
      lines: (linesByOrder.get(order.id) ?? []).map((line) =>
        withStaffPhotoUrls(line, (upload) => getStaffPhotoUrl(brandUrl, order.number, upload)),
      ),
      cash: paise(
        order.payment === 'onDelivery' && !earlier.some(({ orderId }) => orderId === order.id)
          ? order.total
          : 0,
      ),
    }))
    .sort((a, b) => startOf(a) - startOf(b) || compare(a.order.number, b.order.number))
}

function withStaffPhotoUrls(line: OrderLineRow, toUrl: (upload: string) => string): OrderLineRow {
  const withUrl = (one: StoredAttribute): StoredAttribute =>
    one.kind === 'picture' && one.upload !== undefined ? { ...one, text: toUrl(one.upload) } : one
  return {
    ...line,
    attributes: line.attributes.map(withUrl),
    parts: line.parts.map((part) => ({ ...part, attributes: part.attributes.map(withUrl) })),
  }
}

/** First hour of an order's earliest slot; orders without a slot come last. */
const startOf = ({ lines }: OrderWithLines): number =>
  Math.min(...lines.map(({ slot }) => slot?.startHour ?? 24))

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b))
