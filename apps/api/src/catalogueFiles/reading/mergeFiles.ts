import type { CatalogueFileLocation } from '../checks/CatalogueCheck.ts'
import { collectTranslatableTexts } from '../products/collectTranslatableTexts.ts'
import { pruneTranslation } from '../products/pruneTranslation.ts'
import type { CatalogueFileName } from '../schema/fileSchemas.ts'
import { applyPriceAndStockTables } from './applyPriceAndStockTables.ts'
import type { CatalogueError, FilePosition } from './CatalogueError.ts'
import type { ParsedFile, ParsedProduct } from './ParsedFile.ts'
import { isPriceTable } from './priceTableColumns.ts'

/** The content of all files, with the position of each value. */
export interface MergedFiles {
  readonly values: Readonly<Partial<Record<CatalogueFileName, unknown>>>
  readonly products: readonly ParsedProduct[]
  /** The files except those of products, prices and stock. */
  readonly others: readonly ParsedFile[]
  /** Rows of tables that match no product. */
  readonly errors: readonly CatalogueError[]
  readonly locate: (
    at: CatalogueFileLocation,
  ) => FilePosition & { readonly path: readonly (string | number)[] }
}

/**
 * Merges the files of products to one list, with the tables of prices and stocks, and the files of translations by
 * language. A file may also contain one product.
 */
export function mergeFiles(parsed: readonly ParsedFile[]): MergedFiles {
  const productFiles = parsed.filter(({ name }) => name === 'products')
  const tables = parsed.filter(({ name }) => isPriceTable(name))
  const { products, errors } = applyPriceAndStockTables(productFiles.flatMap(productsOf), tables)
  const named = parsed.filter((file) => !productFiles.includes(file) && !tables.includes(file))
  const others = named.filter(({ name }) => name !== 'translations')
  const contents = products.map(({ content }) => content)
  const values = Object.fromEntries(others.map(({ name, value }) => [name, value]))
  const texts = collectTranslatableTexts({ ...values, products: contents })
  const translations = named
    .filter(({ name }) => name === 'translations')
    .map((file) => (file.isStored ? { ...file, value: pruneTranslation(file.value, texts) } : file))
  return {
    values: {
      ...values,
      ...(translations.length > 0 && {
        translations: Object.fromEntries(translations.map((file) => [languageOf(file), file.value])),
      }),
      ...(productFiles.length > 0 && { products: contents }),
    },
    products,
    others: [...others, ...translations],
    errors,
    locate: ({ file: name, path: [first, ...rest] }) => {
      const translation = translations.find((one) => name === 'translations' && languageOf(one) === first)
      if (translation) return { ...translation.locate(rest), path: rest }
      const product = name === 'products' && typeof first === 'number' ? products[first] : undefined
      const path = product ? [...product.path, ...rest] : [...(first === undefined ? [] : [first]), ...rest]
      // The product is inconsistent only because a table has changed its price, so the error names the cell of the
      // table.
      const cell = rest.length === 0 ? firstOf(product?.tableCells) : product?.tableCells.get(String(rest[0]))
      if (cell) return { ...cell, path }
      const file = product?.file ?? parsed.find((one) => one.name === name)
      return { ...(file?.locate(path) ?? { file: `${name}.yaml`, line: 1, column: 1 }), path }
    },
  }
}

/** Returns the language of a file of translations. */
const languageOf = ({ file }: ParsedFile) => file.replace(/^.*\/|\.yaml$/g, '')

const firstOf = (cells: ParsedProduct['tableCells'] | undefined) => cells?.values().next().value

const productsOf = (file: ParsedFile): readonly ParsedProduct[] => {
  const tableCells: ParsedProduct['tableCells'] = new Map()
  return Array.isArray(file.value)
    ? file.value.map((content: unknown, at) => ({ file, path: [at], content, tableCells }))
    : [{ file, path: [], content: file.value, tableCells }]
}
