import { type Paise, paise, sumPaise } from '@store/api-client/contract/money'
import type { StoredLine } from './StoredLine.ts'

/** What the hours cost that gifts are wanted in: once for all gifts that come to a place in the same hours. */
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
