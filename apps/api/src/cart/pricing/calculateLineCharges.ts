import { findComboOfLine, findCompleteCombos } from '../lines/findCompleteCombos.ts'
import type { StoredLine } from '../lines/StoredLine.ts'

/** An item that is charged: units of a line, or sets of a combo. */
export interface ChargedItem {
  /** The product that is charged: that of the combo, or of the line. */
  readonly product: StoredLine['product']
  readonly quantity: number
  /** Price per unit in paise. */
  readonly price: number
  readonly listPrice: number
  /** Price per unit in paise if its gifts were bought separately. */
  readonly unbundledPrice: number
  /** The lines that contain its gifts. */
  readonly lines: readonly StoredLine[]
}

/**
 * Calculates the charges of a cart's lines: complete sets at the combo's price, further units and other lines at the
 * product's price, free lines at zero. A declined free line is omitted.
 */
export function calculateLineCharges(lines: readonly StoredLine[]): readonly ChargedItem[] {
  const wanted = lines.filter(({ isDeclined }) => !isDeclined)
  const combos = findCompleteCombos(wanted)
  const charged = new Set<string>()
  return wanted.flatMap((line) => {
    const part = findComboOfLine(combos, line)
    if (!part) return [chargeLine(line, line.quantity)]
    const { combo, perSet } = part
    const beyond = line.quantity - combo.sets * perSet
    const isFirst = combo.sets > 0 && !charged.has(combo.id)
    charged.add(combo.id)
    const sets: ChargedItem = {
      product: combo.product,
      quantity: combo.sets,
      price: combo.price,
      listPrice: combo.listPrice,
      unbundledPrice: combo.parts.reduce((sum, one) => sum + one.line.product.price * one.perSet, 0),
      lines: combo.parts.map((one) => one.line),
    }
    return [...(isFirst ? [sets] : []), ...(beyond > 0 ? [chargeLine(line, beyond)] : [])]
  })
}

function chargeLine(line: StoredLine, quantity: number): ChargedItem {
  const { product, isFreebie } = line
  const price = isFreebie ? 0 : product.price
  return {
    product,
    quantity,
    price,
    listPrice: isFreebie ? 0 : product.listPrice,
    unbundledPrice: price,
    lines: [line],
  }
}
