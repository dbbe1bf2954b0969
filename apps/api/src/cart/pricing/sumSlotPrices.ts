import { type Paise, paise, sumPaise } from '@store/api-client/contract/money'
import type { StoredLine } from '../lines/StoredLine.ts'

/**
 * Returns the total price of the lines' slots. A slot of a day is charged once, whatever pincodes the lines were added
 * for, because an order goes to one receiver and books the slot once.
 */
export function sumSlotPrices(lines: readonly StoredLine[]): Paise {
  const stops = new Map(
    lines.flatMap(({ delivery }) =>
      delivery?.slot ? [[`${delivery.date} ${delivery.slot.id}`, delivery.slot.cost] as const] : [],
    ),
  )
  return sumPaise([...stops.values()].map(paise))
}
