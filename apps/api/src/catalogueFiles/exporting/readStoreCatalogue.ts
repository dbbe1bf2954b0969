import { asc, sql } from 'drizzle-orm'
import type { Database } from '../../db/Database.ts'
import { catalogueFiles, catalogueProducts } from '../../db/schema/catalogueSources.ts'
import { offSale, products } from '../../db/schema/products.ts'
import { catalogueTexts } from '../products/catalogueTexts.ts'
import { pruneTranslation } from '../products/pruneTranslation.ts'
import { addCurrentValues } from './addCurrentValues.ts'

/** Reads the files of the store with the prices and stocks of now, and the products that they do not describe. */
export async function readStoreCatalogue(db: Database) {
  const { nid, title, price, listPrice, stock, category, withdrawnStock } = products
  const rows = await db
    .select({
      nid,
      title,
      price,
      listPrice,
      category,
      stock: sql<number>`coalesce(${withdrawnStock}, ${stock})`,
    })
    .from(products)
    .orderBy(asc(nid))
  const sources = await db
    .select()
    .from(catalogueProducts)
    .orderBy(asc(catalogueProducts.file), asc(catalogueProducts.position), asc(catalogueProducts.nid))
  const files = await db.select().from(catalogueFiles).orderBy(asc(catalogueFiles.file))
  const known = new Set(sources.map((source) => source.nid))
  const name = (row: (typeof rows)[number]) => `  ${row.nid} ${row.title}`
  const current = addCurrentValues(sources, files, new Map(rows.map((row) => [row.nid, row])))
  const texts = catalogueTexts({
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
    withdrawn: rows.filter((row) => known.has(row.nid) && row.category === offSale).map(name),
    unknown: rows.filter((row) => !known.has(row.nid) && row.category !== offSale).map(name),
  }
}
