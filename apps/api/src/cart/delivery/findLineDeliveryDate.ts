import type { StoredDelivery } from '../../db/schema/StoredDelivery.ts'
import type { StoredLine } from '../lines/StoredLine.ts'

/** Returns the delivery date chosen for a line, given all lines of its cart; an add-on has the date of its gift. */
export function findLineDeliveryDate(
  line: StoredLine,
  lines: readonly StoredLine[],
): StoredDelivery | undefined {
  const gift = lines.find(({ id }) => id === line.belongsTo) ?? line
  return gift.delivery ?? hamperDelivery(gift)
}

/** The delivery date of a hamper is chosen in the hamper builder. */
const hamperDelivery = ({ hamper, product }: StoredLine): StoredDelivery | undefined =>
  hamper?.date
    ? { date: hamper.date, by: product.through === 'courier' ? 'courier' : 'vendor', slot: null }
    : undefined
