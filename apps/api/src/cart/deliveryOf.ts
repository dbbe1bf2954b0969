import type { StoredDelivery } from '../db/schema/StoredDelivery.ts'
import type { StoredLine } from './StoredLine.ts'

/** The day a line was wanted on, among the lines it lies with: what goes along with a gift arrives with it. */
export function deliveryOf(line: StoredLine, lines: readonly StoredLine[]): StoredDelivery | undefined {
  const gift = lines.find(({ id }) => id === line.belongsTo) ?? line
  return gift.delivery ?? hamperDelivery(gift)
}

/** A hamper's day is chosen where it is filled. */
const hamperDelivery = ({ hamper, product }: StoredLine): StoredDelivery | undefined =>
  hamper?.date
    ? { date: hamper.date, by: product.through === 'courier' ? 'courier' : 'vendor', slot: null }
    : undefined
