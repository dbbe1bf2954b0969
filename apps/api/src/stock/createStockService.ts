import type { AuditAction } from '@store/api-client/contract/staff'
import type { AppDeps } from '../AppDeps.ts'
import { createAuditLog, type NewAuditEntry } from '../audit/index.ts'
import { findProductChangeTags, noCachePurgeQueue } from '../cdn/index.ts'
import type { Database } from '../db/Database.ts'
import { categoryOfWithdrawnProducts } from '../db/schema/products.ts'
import { createStockRepo, type StockRow, type StockValues } from './createStockRepo.ts'
import { planStockChange, type StockChangeInput } from './planStockChange.ts'
import {
  createRejectedRowsError,
  duplicateSkuError,
  productNotFoundError,
  productNotInFilesError,
  type RejectedRow,
  type StockRowError,
} from './StockRowError.ts'

/** Maximum number of products in a response, and in a request. */
const pageSize = 500

/** The products of a request after the change, in the order of the request, and the number of changed ones. */
export interface StockResult {
  readonly changed: number
  readonly products: readonly StockRow[]
}

/** Author and note of a change. */
export interface StockChangeAuthor {
  readonly actor: string
  /** @default '' */
  readonly note?: string
}

type Plan = { readonly values: StockValues } | { readonly error: StockRowError }

/**
 * Creates the service with which the merchant's own system sets prices and stocks; a request is written completely or
 * not at all.
 */
export function createStockService({
  db,
  transact,
  clock,
  cachePurges = noCachePurgeQueue,
}: Pick<AppDeps, 'db' | 'transact' | 'clock' | 'cachePurges'>) {
  const change = <Row extends { readonly sku: string }>(
    rows: readonly Row[],
    list: string,
    plan: (row: Row, before: StockRow) => Plan,
    editor: StockChangeAuthor & { readonly action: AuditAction },
  ) =>
    transact(async (tx): Promise<StockResult> => {
      const planned = await planRows(tx, rows, list, plan)
      const changes = planned.filter(({ values }) => Object.keys(values).length > 0)
      const repo = createStockRepo(tx)
      for (const { before, values } of changes) await repo.set(before.nid, values)
      const skus = rows.map(({ sku }) => sku)
      const after = new Map((await repo.lock(skus)).map((product) => [product.sku, product]))
      const products = skus.flatMap((sku) => after.get(sku) ?? [])
      const { actor, action, note = '' } = editor
      const entries = changes.map(({ before }): NewAuditEntry => {
        const now = after.get(before.sku) ?? before
        const texts = { before: describe(before), after: describe(now), note }
        return { at: clock.now(), actor, action, subject: before.sku, ...texts }
      })
      await createAuditLog(tx).add(...entries)
      const visible = changes.flatMap(({ before }) => {
        const now = after.get(before.sku)
        return now && isVisible(before, now) ? [before, now] : []
      })
      await cachePurges.enqueue(tx, await findProductChangeTags(tx, visible))
      return { changed: changes.length, products }
    })

  return {
    /** Returns the products that changed since a cursor, and the cursor for the next request. */
    async changedSince(since: string | undefined) {
      const found = await createStockRepo(db).changedSince(since, pageSize + 1)
      const products = found.slice(0, pageSize)
      return {
        products,
        cursor: products.at(-1)?.cursor ?? since ?? '0-0',
        hasMore: found.length > pageSize,
      }
    },

    /** Sets prices and stocks. */
    change: (rows: readonly StockChangeInput[], editor: StockChangeAuthor) =>
      change(rows, 'products', planStockChange, { ...editor, action: 'stockChanged' }),

    /** Withdraws products from sale. */
    withdraw: (skus: readonly string[], editor: StockChangeAuthor) =>
      change(toRows(skus), 'skus', planWithdrawal, { ...editor, action: 'productWithdrawn' }),

    /** Lists withdrawn products again. */
    relist: (skus: readonly string[], editor: StockChangeAuthor) =>
      change(toRows(skus), 'skus', planRelisting, { ...editor, action: 'productRelisted' }),
  }
}

/** The service of prices and stocks. */
export type StockService = ReturnType<typeof createStockService>

const toRows = (skus: readonly string[]) => skus.map((sku) => ({ sku }))

/**
 * Locks the products of the rows and plans each change; throws an error that names every row that cannot be written.
 */
async function planRows<Row extends { readonly sku: string }>(
  tx: Database,
  rows: readonly Row[],
  list: string,
  plan: (row: Row, before: StockRow) => Plan,
) {
  const found = await createStockRepo(tx).lock(rows.map(({ sku }) => sku))
  const bySku = new Map(found.map((product) => [product.sku, product]))
  const seen = new Set<string>()
  const rejected: RejectedRow[] = []
  const planned: { readonly before: StockRow; readonly values: StockValues }[] = []
  rows.forEach((row, index) => {
    const before = bySku.get(row.sku)
    const one: Plan = seen.has(row.sku)
      ? { error: duplicateSkuError }
      : before
        ? plan(row, before)
        : { error: productNotFoundError }
    seen.add(row.sku)
    if ('error' in one) rejected.push({ ...one.error, sku: row.sku, path: `${list}[${index}]` })
    else if (before) planned.push({ before, values: one.values })
  })
  const [first, ...others] = rejected
  if (first) throw createRejectedRowsError([first, ...others])
  return planned
}

const planWithdrawal = (_: unknown, { category, stock }: StockRow): Plan => ({
  values:
    category === categoryOfWithdrawnProducts
      ? {}
      : { category: categoryOfWithdrawnProducts, stock: 0, withdrawnFrom: category, withdrawnStock: stock },
})

function planRelisting(_: unknown, { category, withdrawnFrom, withdrawnStock }: StockRow): Plan {
  if (category !== categoryOfWithdrawnProducts) return { values: {} }
  if (withdrawnFrom === null || withdrawnStock === null) return { error: productNotInFilesError }
  return {
    values: { category: withdrawnFrom, stock: withdrawnStock, withdrawnFrom: null, withdrawnStock: null },
  }
}

/** Returns whether a page shows the change; of a stock, pages only show whether there is any. */
const isVisible = (before: StockRow, after: StockRow): boolean =>
  before.price !== after.price ||
  before.listPrice !== after.listPrice ||
  before.category !== after.category ||
  (before.stock === 0) !== (after.stock === 0)

const describe = ({ price, listPrice, stock, withdrawnStock, category }: StockRow): string => {
  const rupees = (paise: number) => `₹${(paise / 100).toFixed(2)}`
  const state = category === categoryOfWithdrawnProducts ? ', off sale' : ''
  return `${rupees(price)} of ${rupees(listPrice)}, ${withdrawnStock ?? stock} in stock${state}`
}
