import { type Paise, paise, sumPaise } from '@store/api-client/contract/money'
import type { StoredLine } from '../lines/StoredLine.ts'

/** Returns the total price of the lines' slots. A slot is charged once for all gifts that it delivers to a location. */
export function sumSlotPrices(lines: readonly StoredLine[]): Paise {
  const stops = new Map(
    lines.flatMap(({ delivery, pincode }) =>
      delivery?.slot
        ? [[`${pincode} ${delivery.date} ${delivery.slot.id}`, delivery.slot.cost] as const]
        : [],
    ),
  )
  return sumPaise([...stops.values()].map(paise))
}
