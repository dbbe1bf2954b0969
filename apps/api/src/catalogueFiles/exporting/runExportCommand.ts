import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { asc, sql } from 'drizzle-orm'
import type { Database, OpenDatabase } from '../../db/Database.ts'
import { catalogueFiles, catalogueProducts } from '../../db/schema/catalogueSources.ts'
import { offSale, products } from '../../db/schema/products.ts'
import type { CommandResult } from '../importing/runImportCommand.ts'
import { listCatalogueFiles } from '../reading/listCatalogueFiles.ts'
import { printFileSchemas } from '../schema/writeFileSchemas.ts'
import { addCurrentValues } from './addCurrentValues.ts'
import { printCatalogueFile } from './printCatalogueFile.ts'

const usage = `Give an empty folder, or one that does not exist; or with
  --replace  a folder with a catalogue, whose files are replaced`

/** Runs the merchant's command that writes the catalogue of the store to a folder of files. */
export async function runExportCommand(
  args: readonly string[],
  { transact }: Pick<OpenDatabase, 'transact'>,
): Promise<CommandResult> {
  const options = parseOptions(args)
  if (!options) return { text: usage, isSuccess: false }
  const { folder, replaces } = options
  mkdirSync(folder, { recursive: true })
  const isEmpty = readdirSync(folder).length === 0
  if (!isEmpty && !replaces) {
    const text = `${folder} is not empty. Name another folder, or replace its files with --replace.`
    return { text, isSuccess: false }
  }
  const { files, withdrawn, unknown } = await transact(readFiles)
  if (files.size === 0) {
    const text = 'The store has no files of a catalogue. Import yours once, then it can be exported.'
    return { text, isSuccess: false }
  }
  for (const { file } of listCatalogueFiles(folder).files) rmSync(join(folder, file))
  for (const [file, text] of [...files, ...schemaFiles()]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  const text = [
    `Written: ${files.size} files.`,
    ...(withdrawn.length > 0 ? ['Withdrawn by API, which the files do not say:', ...withdrawn] : []),
    ...(unknown.length > 0
      ? ['Not written, because they were imported by an older version; import them again:', ...unknown]
      : []),
  ]
  return { text: text.join('\n'), isSuccess: true }
}

const schemaFiles = () => [...printFileSchemas()].map(([name, text]) => [`schema/${name}`, text] as const)

/** Reads the files, by path, and the products that they do not describe. */
async function readFiles(db: Database) {
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
  const others = await db.select().from(catalogueFiles).orderBy(asc(catalogueFiles.file))
  const current = addCurrentValues(sources, others, new Map(rows.map((row) => [row.nid, row])))
  const known = new Set(sources.map((source) => source.nid))
  const name = (row: (typeof rows)[number]) => `  ${row.nid} ${row.title}`
  return {
    files: new Map([
      ...[...Map.groupBy(current, ({ file }) => file)].map(([file, those]) =>
        printed(
          file,
          those.map(({ content }) => content),
        ),
      ),
      ...others.map(({ file, content }) => printed(file, content)),
    ]),
    withdrawn: rows.filter((row) => known.has(row.nid) && row.category === offSale).map(name),
    unknown: rows.filter((row) => !known.has(row.nid) && row.category !== offSale).map(name),
  }
}

const printed = (file: string, content: unknown) => [file, printCatalogueFile(file, content)] as const

function parseOptions(args: readonly string[]) {
  try {
    const options = { replace: { type: 'boolean' } } as const
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    const [folder, ...more] = positionals
    if (folder === undefined || more.length > 0) return undefined
    return { folder, replaces: values.replace ?? false }
  } catch {
    return undefined
  }
}
