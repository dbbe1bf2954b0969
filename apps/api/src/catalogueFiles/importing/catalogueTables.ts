import { getTableColumns } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { banners } from '../../db/schema/banners.ts'
import { cataloguePictures } from '../../db/schema/cataloguePictures.ts'
import { catalogueFiles, catalogueProducts } from '../../db/schema/catalogueSources.ts'
import { catalogueTranslations } from '../../db/schema/catalogueTranslations.ts'
import { categories } from '../../db/schema/categories.ts'
import { corporatePages } from '../../db/schema/corporatePages.ts'
import { coupons } from '../../db/schema/coupons.ts'
import { currencies } from '../../db/schema/currencies.ts'
import { deliverySlots } from '../../db/schema/deliverySlots.ts'
import { greetingOccasions } from '../../db/schema/greetingOccasions.ts'
import { categoryOfWithdrawnProducts, products } from '../../db/schema/products.ts'
import { facetValues, searchables } from '../../db/schema/searchables.ts'
import { serviceAreas } from '../../db/schema/serviceAreas.ts'
import { shops } from '../../db/schema/shops.ts'
import type { CatalogueRows } from '../rows/toCatalogueRows.ts'

/** A row of any table, by the names of its columns. */
export type DatabaseRow = Readonly<Record<string, unknown>>

/** A table that a catalogue fills. */
export interface CatalogueTable {
  readonly rowsOf: keyof CatalogueRows
  /** Name of the table in a report. */
  readonly title: string
  readonly table: PgTable
  readonly key: readonly string[]
  /** Unique text columns in addition to the key, alone or together with others. */
  readonly unique?: readonly (readonly string[])[]
  /** Columns that sales change; they are written only for new rows, unless requested. */
  readonly counted?: readonly string[]
  /**
   * Columns that the staff may change while an import compares rows. The import does not write a row in which such a
   * column was changed.
   */
  readonly watched?: readonly string[]
  /** New values of a row that is missing in the files. @default it is deleted */
  readonly retired?: DatabaseRow
  /** Whether rows that are missing in the files always stay. @default false */
  readonly keepsMissing?: boolean
  /** Whether a report only counts the rows of the table, because they are derived from other rows. @default false */
  readonly isUnlisted?: boolean
  /** Columns that together identify a row in a report. @default the key of the table */
  readonly label?: readonly string[]
  /** Separator of the label's values. @default a space */
  readonly labelSeparator?: string
}

/** The tables that a catalogue fills; each table comes after those that it refers to. */
export const catalogueTables: readonly CatalogueTable[] = [
  {
    ...{ rowsOf: 'pictures', title: 'Pictures', table: cataloguePictures, key: ['name'] },
    // A picture that is not in the folder stays unchanged.
    keepsMissing: true,
  },
  {
    ...{ rowsOf: 'serviceAreas', title: 'Service areas', table: serviceAreas },
    key: ['scope', 'key'],
  },
  {
    ...{ rowsOf: 'deliverySlots', title: 'Delivery slots', table: deliverySlots, key: ['id'] },
    // The row of a removed slot stays, because the orders of past days are counted with it.
    retired: { capacity: 0 },
    label: ['title', 'id'],
    labelSeparator: ', ',
  },
  { rowsOf: 'banners', title: 'Banners', table: banners, key: ['id'], label: ['title'] },
  {
    ...{ rowsOf: 'categories', title: 'Categories', table: categories, key: ['id'], label: ['title'] },
    unique: [['slug']],
  },
  { rowsOf: 'shops', title: 'Shop', table: shops, key: ['id'] },
  { rowsOf: 'corporatePages', title: 'Corporate page', table: corporatePages, key: ['id'] },
  {
    ...{ rowsOf: 'coupons', title: 'Coupons', table: coupons, key: ['code'] },
    retired: { active: false },
  },
  {
    ...{ rowsOf: 'greetingOccasions', title: 'Greeting occasions', table: greetingOccasions, key: ['id'] },
    unique: [['name']],
    label: ['name'],
  },
  { rowsOf: 'currencies', title: 'Currencies', table: currencies, key: ['code'] },
  {
    ...{ rowsOf: 'products', title: 'Products', table: products, key: ['nid'] },
    unique: [['sku'], ['type', 'slug']],
    counted: ['stock'],
    watched: ['price', 'listPrice', 'category', 'withdrawnFrom', 'withdrawnStock'],
    // The row stays, because carts, orders and favorites refer to it.
    retired: { stock: 0, category: categoryOfWithdrawnProducts },
    label: ['nid', 'title'],
  },
  {
    ...{ rowsOf: 'facetValues', title: 'Filters', table: facetValues, key: ['facet', 'id'] },
    label: ['title'],
  },
  {
    ...{ rowsOf: 'searchables', title: 'Search entries', table: searchables, key: ['nid'] },
    isUnlisted: true,
  },
  { rowsOf: 'translations', title: 'Translations', table: catalogueTranslations, key: ['language'] },
  {
    ...{ rowsOf: 'sourceProducts', title: 'Products for the export', table: catalogueProducts },
    ...{ key: ['nid'], isUnlisted: true },
  },
  {
    ...{ rowsOf: 'sourceFiles', title: 'Files for the export', table: catalogueFiles, key: ['file'] },
    // A missing file does not change its part of the store.
    ...{ keepsMissing: true, isUnlisted: true },
  },
]

/** Returns columns of a table, selected by name. */
export function selectColumnsByName(table: PgTable, names: readonly string[]): readonly PgColumn[] {
  const all: Readonly<Record<string, PgColumn>> = getTableColumns(table)
  return names.flatMap((name) => all[name] ?? [])
}

/** Returns the key of a row as one text. */
export const getRowKey = ({ key }: CatalogueTable, row: DatabaseRow): string =>
  key.map((column) => String(row[column])).join(' ')

/** Returns the name of a row in a report. */
export const getRowLabel = (
  { key, label = key, labelSeparator = ' ' }: CatalogueTable,
  row: DatabaseRow,
): string => label.map((column) => String(row[column])).join(labelSeparator)
