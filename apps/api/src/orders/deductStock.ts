import { formatStockShortage, getRequiredStock, type RequiredStock, type StoredLine } from '../cart/index.ts'
import type { CommitStatementDeferrer, Database } from '../db/Database.ts'
import { HttpError } from '../http/HttpError.ts'
import { createOrderRepo, type StockQuantity } from './createOrderRepo.ts'
import { sumQuantities } from './orderedItems.ts'

/**
 * Throws if the stock that was read before is too small. The final decision is made in `deductStock`, because other
 * shoppers may order meanwhile.
 */
export function assertInStock(lines: readonly StoredLine[]): void {
  const needs = getRequiredStock(lines)
  for (const pieces of sumQuantities(needs)) {
    const short = needs.find(({ nid }) => nid === pieces.nid)
    if (short && short.stock < pieces.quantity) throw outOfStock(needs, pieces)
  }
}

/**
 * Takes the ordered units from the stock. The last statement runs with the commit, so that other orders of the same
 * gift wait only for the commit.
 */
export async function deductStock(
  tx: Database,
  lines: readonly StoredLine[],
  deferToCommit: CommitStatementDeferrer,
): Promise<void> {
  const needs = getRequiredStock(lines)
  const pieces = sumQuantities(needs)
  for (const some of pieces.slice(0, -1))
    if (!(await createOrderRepo(tx).deductStock(some))) throw outOfStock(needs, some)
  const last = pieces.at(-1)
  if (last) deferToCommit(decrementStock(last), () => outOfStock(needs, last))
}

// The statement violates a check constraint if there is too little.
const decrementStock = ({ nid, quantity }: StockQuantity): string =>
  `update products set stock = stock - ${BigInt(quantity)} where nid = ${BigInt(nid)}`

function outOfStock(needs: readonly RequiredStock[], pieces: StockQuantity | undefined): HttpError {
  const short = needs.find(({ nid }) => nid === pieces?.nid)
  return new HttpError(409, 'out_of_stock', short ? formatStockShortage(short) : () => '')
}
