import type { StoredDelivery } from '../../db/schema/StoredDelivery.ts'
import type { StoredLine } from '../lines/StoredLine.ts'

/** Returns the delivery date chosen for a line among its cart's lines: an add-on arrives with its gift. */
export function deliveryOf(line: StoredLine, lines: readonly StoredLine[]): StoredDelivery | undefined {
  const gift = lines.find(({ id }) => id === line.belongsTo) ?? line
  return gift.delivery ?? hamperDelivery(gift)
}

/** A hamper's delivery date is chosen in the hamper builder. */
const hamperDelivery = ({ hamper, product }: StoredLine): StoredDelivery | undefined =>
  hamper?.date
    ? { date: hamper.date, by: product.through === 'courier' ? 'courier' : 'vendor', slot: null }
    : undefined
