import { asc, gt, sql } from 'drizzle-orm'
import type { Database } from '../../db/Database.ts'
import { batchSize, collectBatches, readInBatches } from '../../db/readInBatches.ts'
import { catalogueFiles, catalogueProducts } from '../../db/schema/catalogueSources.ts'
import { categoryOfWithdrawnProducts, products } from '../../db/schema/products.ts'
import type { SourceProduct } from '../products/CatalogueSources.ts'
import { collectTranslatableTexts } from '../products/collectTranslatableTexts.ts'
import { pruneTranslation } from '../products/pruneTranslation.ts'
import { addCurrentPricesAndStock, type CurrentProductValues } from './addCurrentPricesAndStock.ts'

/** Reads the files of the store with the current prices and stock, and the products that they do not contain. */
export async function readStoreCatalogue(db: Database) {
  const rows = await collectBatches(readProducts(db))
  const sources = (await collectBatches(readSources(db))).sort(bySource)
  const files = await db.select().from(catalogueFiles).orderBy(asc(catalogueFiles.file))
  const known = new Set(sources.map((source) => source.nid))
  const name = (row: CurrentProduct) => `  ${row.nid} ${row.title}`
  const current = addCurrentPricesAndStock(sources, files, new Map(rows.map((row) => [row.nid, row])))
  const texts = collectTranslatableTexts({
    ...Object.fromEntries(files.map(({ file, content }) => [file.replace(/\.yaml$/, ''), content])),
    products: current.map(({ content }) => content),
  })
  return {
    products: current,
    files: files.map((file) =>
      file.file.startsWith('translations/')
        ? { ...file, content: pruneTranslation(file.content, texts) }
        : file,
    ),
    withdrawn: rows
      .filter((row) => known.has(row.nid) && row.category === categoryOfWithdrawnProducts)
      .map(name),
    unknown: rows
      .filter((row) => !known.has(row.nid) && row.category !== categoryOfWithdrawnProducts)
      .map(name),
  }
}

/** A product with its current values in the store. */
interface CurrentProduct extends CurrentProductValues {
  readonly title: string
  readonly category: string
}

function readProducts(db: Database) {
  const { nid, title, price, listPrice, stock, category, withdrawnStock } = products
  const columns = {
    ...{ nid, title, price, listPrice, category },
    stock: sql<number>`coalesce(${withdrawnStock}, ${stock})`,
  }
  return readInBatches((last: CurrentProduct | undefined) =>
    db
      .select(columns)
      .from(products)
      .where(last && gt(nid, last.nid))
      .orderBy(asc(nid))
      .limit(batchSize),
  )
}

const readSources = (db: Database) =>
  readInBatches((last: SourceProduct | undefined) =>
    db
      .select()
      .from(catalogueProducts)
      .where(last && gt(catalogueProducts.nid, last.nid))
      .orderBy(asc(catalogueProducts.nid))
      .limit(batchSize),
  )

// The order in which an import reads the files, independent of the collation of the database.
const bySource = (one: SourceProduct, other: SourceProduct): number =>
  one.file === other.file ? one.position - other.position : one.file < other.file ? -1 : 1
