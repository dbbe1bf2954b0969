import type { Catalogue } from '../products/Catalogue.ts'
import { filterSellableProducts } from '../products/filterSellableProducts.ts'
import { getRowLabel } from './catalogueTables.ts'
import { formatImportPlan, hasRowsToWrite } from './formatImportPlan.ts'
import type { TablePlan } from './planImport.ts'
import type { BatchResult } from './writeInBatches.ts'

/** What an import did, or would do. */
export interface ImportReport {
  readonly plans: readonly TablePlan[]
  readonly catalogue: Catalogue
  /** Names of pictures that entries show and that do not exist. */
  readonly missing: readonly string[]
  readonly applies: boolean
  readonly removesMissing: boolean
  /** What was written in batches; `undefined` if all or nothing was written. */
  readonly result: BatchResult | undefined
}

/** Whether batches wrote everything. */
export const isImportComplete = ({ outdated, cause }: BatchResult): boolean =>
  outdated.length === 0 && cause === undefined

/** Prints the report of an import. */
export function formatImportReport({
  plans,
  catalogue,
  missing,
  applies,
  removesMissing,
  result,
}: ImportReport): string {
  const hasToDo = hasRowsToWrite(plans, removesMissing)
  const text = [
    formatImportPlan(plans, removesMissing),
    ...printWaiting(catalogue),
    ...(hasToDo ? printMissingPictures(missing) : []),
    ...printHints(plans, removesMissing),
    ...(result && !isImportComplete(result) ? printIncomplete(plans, result) : [conclude(hasToDo, applies)]),
  ]
  return text.filter((line) => line !== '').join('\n')
}

function printIncomplete(
  plans: readonly TablePlan[],
  { written, outdated, cause }: BatchResult,
): readonly string[] {
  const products = plans.find(({ table }) => table.rowsOf === 'products')
  const names = products ? outdated.map((row) => `  outdated ${getRowLabel(products.table, row)}`) : []
  const reason = cause === undefined ? '' : ` A batch failed: ${messageOf(cause)}.`
  return [
    ...(names.length === 0
      ? []
      : ['Changed in the store during the import, and left as they are:', ...names]),
    `Written in part: ${written} of ${products?.changed.length ?? 0} changed products.${reason} Run it again to write the others.`,
  ]
}

// Drizzle's own message is the statement with its parameters. The database's message is in the error's `cause`.
const messageOf = (cause: unknown): string => {
  if (!(cause instanceof Error)) return String(cause)
  return cause.cause === undefined ? cause.message : messageOf(cause.cause)
}

function printWaiting({ products }: Catalogue): readonly string[] {
  const sold = new Set(filterSellableProducts(products).map(({ nid }) => nid))
  const waiting = products.filter(({ nid }) => !sold.has(nid))
  if (waiting.length === 0) return []
  return [
    'Not sold, because the store does not support what they need (docs/your-own-catalogue.md):',
    ...waiting.map(({ nid, title }) => `  waits    ${nid} ${title}`),
  ]
}

const printMissingPictures = (names: readonly string[]): readonly string[] =>
  names.length === 0
    ? []
    : [
        'Without a picture; add it to pictures/ of your folder:',
        ...names.map((name) => `  picture  ${name}.jpg`),
      ]

function printHints(plans: readonly TablePlan[], removesMissing: boolean): readonly string[] {
  const isMissing = !removesMissing && plans.some(({ missing }) => missing.length > 0)
  const hasStock = plans.some(({ uncounted }) => uncounted.length > 0)
  return [
    ...(isMissing ? ['What is not in the files stays; --remove-missing removes it.'] : []),
    ...(hasStock ? ['The stock of existing products stays; --set-stock writes that of the files.'] : []),
  ]
}

function conclude(hasToDo: boolean, applies: boolean): string {
  if (!hasToDo) return 'Nothing to do: the store has what the files say.'
  return applies
    ? 'Written.'
    : 'This was a dry run: nothing was written. Run it again with --apply to write it.'
}
