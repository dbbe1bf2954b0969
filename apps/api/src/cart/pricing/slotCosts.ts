import { type Paise, paise, sumPaise } from '@store/api-client/contract/money'
import type { StoredLine } from '../lines/StoredLine.ts'

/** Returns the price of the slots of lines: each once, for all gifts that are delivered to a location in that slot. */
export function slotCosts(lines: readonly StoredLine[]): Paise {
  const stops = new Map(
    lines.flatMap(({ delivery, pincode }) =>
      delivery?.slot
        ? [[`${pincode} ${delivery.date} ${delivery.slot.id}`, delivery.slot.cost] as const]
        : [],
    ),
  )
  return sumPaise([...stops.values()].map(paise))
}
