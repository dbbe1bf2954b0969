import type { OrderedItem } from '../db/schema/OrderedItem.ts'
import type { OrderLineRow } from './createOrderRepo.ts'

/** Items that are added to a cart together: a single gift, or all gifts of a combo. */
export interface ItemGroup {
  /** The requested product: a combo's own, or the gift's. */
  readonly nid: number
  readonly items: readonly OrderedItem[]
  readonly isCombo: boolean
  /** Whether the shopper declined the free gift. */
  readonly isDeclined: boolean
}

/** Groups an order's items in the order of its lines: first gifts and combos, then their add-ons. */
export function groupItems(
  items: readonly OrderedItem[],
  lines: readonly Pick<OrderLineRow, 'nid' | 'sources'>[],
): readonly ItemGroup[] {
  const bought = items.filter(({ isFreebie }) => !isFreebie)
  const isAlong = ({ belongsTo }: OrderedItem) => bought.some(({ id }) => id === belongsTo)
  const freeOf = (id: string) => items.some((item) => item.isFreebie && item.belongsTo === id)
  const seen = new Set<string>()
  const groups = bought.flatMap((item): readonly ItemGroup[] => {
    const { comboId, comboNid, nid, id } = item
    // If a combo had lost one of its gifts before the order, its remaining gifts were ordered as single gifts.
    const isSold = lines.some((line) => line.nid === comboNid && line.sources.includes(id))
    if (comboId === null || comboNid === null || !isSold) {
      return [{ nid, items: [item], isCombo: false, isDeclined: !freeOf(id) }]
    }
    if (seen.has(comboId)) return []
    seen.add(comboId)
    const parts = bought.filter((one) => one.comboId === comboId)
    return [{ nid: comboNid, items: parts, isCombo: true, isDeclined: !parts.some((one) => freeOf(one.id)) }]
  })
  const along = groups.filter(({ items: [first] }) => first !== undefined && isAlong(first))
  return [...groups.filter((group) => !along.includes(group)), ...along]
}
