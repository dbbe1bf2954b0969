import { cacheTags, findProductChangeTags, type ProductWithCategoryId } from '../../cdn/index.ts'
import type { Database } from '../../db/Database.ts'
import type { CatalogueRows } from '../rows/toCatalogueRows.ts'
import type { DatabaseRow } from './catalogueTables.ts'
import type { TablePlan } from './planImport.ts'

/** Tables whose rows appear only on pages of their product and in lists, or on no page. */
const productTables: ReadonlySet<keyof CatalogueRows> = new Set([
  'products',
  'searchables',
  'sourceProducts',
  'sourceFiles',
])

/**
 * Returns the cache tags of the pages that an import changes: the tags of the products if only products changed,
 * otherwise the tag of all responses, because menus, categories, the shop and its translations are on every page.
 *
 * @param tx The transaction that wrote it.
 * @param removesMissing Whether rows that are not in the files were withdrawn or deleted.
 */
export async function findImportCacheTags(
  tx: Database,
  plans: readonly TablePlan[],
  removesMissing: boolean,
): Promise<readonly string[]> {
  const changes = plans.map(({ table, added, changed, missing }) => ({
    table: table.rowsOf,
    rows: [
      ...added,
      ...changed.flatMap(({ before, after }) => [before, after]),
      ...(removesMissing ? missing : []),
    ],
  }))
  if (changes.some(({ table, rows }) => !productTables.has(table) && rows.length > 0)) return [cacheTags.all]
  const products = changes.flatMap(({ table, rows }) =>
    table === 'sourceFiles' ? [] : rows.map(toListedState),
  )
  return findProductChangeTags(tx, products)
}

// Rows of tables other than `products` contain only the number of their product and no category.
const toListedState = ({ nid, category }: DatabaseRow): ProductWithCategoryId => ({
  nid: Number(nid),
  category: String(category),
})
