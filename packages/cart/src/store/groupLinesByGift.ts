import type { CartLine, LineCombo } from '@store/api-client/contract/cart'

/** A gift with its add-ons. */
export interface LineWithAddOns {
  readonly line: CartLine
  /** Add-ons and free lines of the gift. */
  readonly addOns: readonly CartLine[]
}

/** An item of a list of lines: a gift, or a combo with its gifts. */
export type GroupedCartItem =
  | { readonly kind: 'gift'; readonly id: string; readonly gift: LineWithAddOns }
  | {
      readonly kind: 'combo'
      readonly id: string
      readonly combo: LineCombo
      readonly gifts: readonly LineWithAddOns[]
    }

/**
 * Groups add-ons and free lines under their gift, and the lines of one combo into one block, in the order in which they
 * first appear. A line whose gift is not in the list becomes a separate item, so that no line is omitted.
 */
export function groupLinesByGift(lines: readonly CartLine[]): readonly GroupedCartItem[] {
  const byId = new Map<string, CartLine>(lines.map((line) => [line.id, line]))
  const arranged = new Map<string, GroupedCartItem>()
  for (const line of lines) {
    if (giftOf(line, byId) !== line) continue
    const addOns = lines.filter((other) => other !== line && giftOf(other, byId) === line)
    const gift: LineWithAddOns = { line, addOns }
    const { combo } = line
    if (!combo) {
      arranged.set(line.id, { kind: 'gift', id: line.id, gift })
      continue
    }
    const before = arranged.get(combo.id)
    const gifts = before?.kind === 'combo' ? before.gifts : []
    arranged.set(combo.id, { kind: 'combo', id: combo.id, combo, gifts: [...gifts, gift] })
  }
  return [...arranged.values()]
}

/** Returns the gift a line ultimately belongs to; the line itself if it has none. */
function giftOf(line: CartLine, byId: ReadonlyMap<string, CartLine>): CartLine {
  const seen = new Set([line])
  let gift = line
  for (let next = parentOf(gift, byId); next; next = parentOf(gift, byId)) {
    if (seen.has(next)) return line
    seen.add(next)
    gift = next
  }
  return gift
}

const parentOf = ({ belongsTo }: CartLine, byId: ReadonlyMap<string, CartLine>) =>
  belongsTo === undefined ? undefined : byId.get(belongsTo)
