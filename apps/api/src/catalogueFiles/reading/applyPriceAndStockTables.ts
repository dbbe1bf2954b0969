import type { CatalogueError, FilePosition } from './CatalogueError.ts'
import type { ParsedFile, ParsedProduct } from './ParsedFile.ts'

/** Adds the values of `prices.csv` and `stock.csv` to the products; an empty cell leaves the product's own value. */
export function applyPriceAndStockTables(
  products: readonly ParsedProduct[],
  tables: readonly ParsedFile[],
): { readonly products: readonly ParsedProduct[]; readonly errors: readonly CatalogueError[] } {
  const changed = [...products]
  const errors: CatalogueError[] = []
  for (const table of tables) {
    const byNid = new Map<unknown, number>(products.map(({ content }, at) => [fieldsOf(content).nid, at]))
    const bySku = new Map<unknown, number>(products.map(({ content }, at) => [skuOf(fieldsOf(content)), at]))
    const taken = new Map<number, FilePosition>()
    for (const [row, entry] of rowsOf(table).entries()) {
      const { nid, sku, title: _, ...values } = fieldsOf(entry)
      const key = nid === undefined ? 'sku' : 'nid'
      const position = table.locate([row, key])
      const at = nid === undefined ? bySku.get(sku) : byNid.get(nid)
      const product = at === undefined ? undefined : changed[at]
      if (at === undefined || product === undefined) {
        errors.push({ ...position, path: key, ...noProduct(nid ?? sku) })
      } else if (taken.has(at)) {
        errors.push({ ...position, path: key, ...twice(nid ?? sku, taken.get(at)?.line) })
      } else {
        taken.set(at, position)
        const cells = Object.keys(values).map((field) => [field, table.locate([row, field])] as const)
        const content = withValues(fieldsOf(product.content), values)
        changed[at] = { ...product, content, tableCells: new Map([...product.tableCells, ...cells]) }
      }
    }
  }
  return { products: changed, errors }
}

type Fields = Readonly<Record<string, unknown>>

const fieldsOf = (content: unknown): Fields => ({ ...Object(content) })

const skuOf = ({ sku, nid }: Fields) => sku ?? `mg-${nid}`

const rowsOf = ({ value }: ParsedFile): readonly unknown[] => (Array.isArray(value) ? value : [])

function withValues(product: Fields, values: Fields): Fields {
  const { priceBreakup, ...others } = product
  const hasOtherPrice =
    product.price !== undefined && values.price !== undefined && values.price !== product.price
  // If the table changes the price, the price breakup no longer adds up, so it is removed.
  return { ...others, ...(priceBreakup !== undefined && !hasOtherPrice && { priceBreakup }), ...values }
}

const noProduct = (key: unknown) =>
  key === undefined
    ? { rule: 'the row names no product', fix: 'Fill in its nid or its sku.' }
    : {
        rule: `no product has ${String(key)}`,
        fix: 'Correct it, remove the row, or add the product to products/.',
      }

const twice = (key: unknown, line: number | undefined) => ({
  rule: `${String(key)} is in line ${line} already`,
  fix: 'Remove one of the two rows.',
})
