import type { ProductRow } from '../../db/schema/products.ts'
import type { NewCartLine } from '../createCartRepo.ts'
import type { HamperResolver } from '../hamper/createHamperResolver.ts'
import type { StoredLine } from '../lines/StoredLine.ts'
import { applyLinePrice } from '../pricing/applyLinePrice.ts'
import type { CartLinesChange } from './addProductToLines.ts'

/** The data of new lines. */
interface Made {
  /** The products of the new lines, including the products of combos. */
  readonly sold: readonly ProductRow[]
  readonly fill: HamperResolver
}

/**
 * Applies written changes to the lines that were read before, so that they need not be read again while the cart is
 * locked.
 */
export const applyCartLineChanges = (
  lines: readonly StoredLine[],
  { newLines, quantityUpdates }: CartLinesChange,
  { sold, fill }: Made,
): readonly StoredLine[] => [
  ...lines.map((line) => {
    const update = quantityUpdates.find(({ id }) => id === line.id)
    if (!update) return line
    return { ...line, quantity: update.quantity, delivery: update.delivery ?? line.delivery ?? null }
  }),
  ...newLines.map((line) => applyLinePrice(keep(line, sold), fill)),
]

// Fills in the database's defaults for the missing columns of a line.
function keep(line: NewCartLine, sold: readonly ProductRow[]) {
  const find = (nid: number | null | undefined) => sold.find((product) => product.nid === nid)
  const product = find(line.nid)
  if (!product)
    throw new Error(`applyCartLineChanges: a line was made of product ${line.nid}, which was not read.`)
  return {
    id: line.id,
    quantity: line.quantity,
    pincode: line.pincode,
    attributes: line.attributes ?? [],
    state: line.state ?? 'in',
    belongsTo: line.belongsTo ?? null,
    isFreebie: line.isFreebie ?? false,
    isDeclined: line.isDeclined ?? false,
    comboId: line.comboId ?? null,
    combo: find(line.comboNid) ?? null,
    hamper: line.hamper ?? null,
    delivery: line.delivery ?? null,
    product,
  }
}
