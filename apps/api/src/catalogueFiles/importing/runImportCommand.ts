import { parseArgs } from 'node:util'
import { asc, gt, sql } from 'drizzle-orm'
import { type CachePurges, noCachePurges } from '../../cdn/index.ts'
import type { Database, OpenDatabase } from '../../db/Database.ts'
import { batchSize, readInBatches } from '../../db/readInBatches.ts'
import { cities } from '../../db/schema/cities.ts'
import { products } from '../../db/schema/products.ts'
import type { PictureStorage } from '../../pictures/PictureStorage.ts'
import { noSearchFeed, type SearchFeed } from '../../search/index.ts'
import type { CommandResult } from '../CommandResult.ts'
import { readStoreCatalogue } from '../exporting/readStoreCatalogue.ts'
import { preparePictures } from '../pictures/preparePictures.ts'
import type { Catalogue } from '../products/Catalogue.ts'
import { sellableProducts } from '../products/sellableProducts.ts'
import { printCatalogueErrors } from '../reading/printCatalogueErrors.ts'
import { type CatalogueResult, hasTablesOnly, readCatalogue } from '../reading/readCatalogue.ts'
import { catalogueRows } from '../rows/catalogueRows.ts'
import { applyPlan } from './applyPlan.ts'
import { labelOf } from './catalogueTables.ts'
import { findImportTags } from './findImportTags.ts'
import { findSearchChanges } from './findSearchChanges.ts'
import { planImport, type TablePlan } from './planImport.ts'
import { hasWork, printPlan } from './printPlan.ts'

const usage = `Give the folder of a catalogue, and any of
  --apply           write it; without it nothing is written
  --remove-missing  take products off sale that are not in the files, and remove other entries
  --set-stock       write the stock of existing products, too`

/** Consumers that are notified of an import within its transaction. */
export interface ImportConsumers {
  readonly cachePurges?: CachePurges
  readonly searchFeed?: SearchFeed
}

/**
 * Runs the merchant's command: compares a folder of catalogue files with the store, and writes it with `--apply`.
 *
 * @param storage Where the pictures of the catalogue are stored.
 * @param consumers The purges of the CDN and the feed of the search engine. @default none
 */
export async function runImportCommand(
  args: readonly string[],
  { db, transact }: Pick<OpenDatabase, 'db' | 'transact'>,
  storage: PictureStorage,
  { cachePurges = noCachePurges, searchFeed = noSearchFeed }: ImportConsumers = {},
): Promise<CommandResult> {
  const options = parseOptions(args)
  if (!options) return { text: usage, isSuccess: false }
  const { folder, applies, removesMissing, setsStock } = options
  const read = await readFolder(db, folder)
  if (!read.isValid) return { text: printCatalogueErrors(read.errors), isSuccess: false }
  const pictures = await preparePictures(db, {
    ...{ folder, files: read.catalogue.files },
    storage: applies ? storage : undefined,
  })
  if (pictures.errors.length > 0) return { text: printCatalogueErrors(pictures.errors), isSuccess: false }
  const plans = await transact(async (tx) => {
    // Between its statements, this process compares the rows of a large catalogue.
    await tx.execute(sql`set local idle_in_transaction_session_timeout = '10min'`)
    const catalogue = hasTablesOnly(folder) && applies ? await readLocked(tx, folder) : read.catalogue
    const planned = await planImport(tx, catalogueRows({ ...catalogue, pictures: pictures.own }), setsStock)
    const isWritten = applies && findConflicts(planned).length === 0 && hasWork(planned, removesMissing)
    if (isWritten) {
      await applyPlan(tx, planned, removesMissing)
      await cachePurges.enqueue(tx, await findImportTags(tx, planned, removesMissing))
      await searchFeed.enqueue(tx, findSearchChanges(planned, removesMissing))
    }
    return planned
  }).catch(async (cause: unknown) => {
    await pictures.undo()
    throw cause
  })
  const conflicts = findConflicts(plans)
  if (conflicts.length > 0) {
    await pictures.undo()
    return { text: conflicts.join('\n'), isSuccess: false }
  }
  const hasToDo = hasWork(plans, removesMissing)
  const text = [
    printPlan(plans, removesMissing),
    ...printWaiting(read.catalogue),
    ...(hasToDo ? printMissingPictures(pictures.missing) : []),
    ...printHints(plans, removesMissing),
    conclude(hasToDo, applies),
  ]
  return { text: text.filter((line) => line !== '').join('\n'), isSuccess: true }
}

function printWaiting({ products }: Catalogue): readonly string[] {
  const sold = new Set(sellableProducts(products).map(({ nid }) => nid))
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

async function readFolder(db: Database, folder: string): Promise<CatalogueResult> {
  const known = await db.select({ id: cities.id }).from(cities)
  const current = hasTablesOnly(folder) ? await readStoreCatalogue(db) : undefined
  return readCatalogue(folder, new Set(known.map(({ id }) => id)), current)
}

// The products that the tables do not list keep their prices and stock, so no sale may happen in between.
async function readLocked(tx: Database, folder: string): Promise<Catalogue> {
  const locked = readInBatches((last: { readonly nid: number } | undefined) =>
    tx
      .select({ nid: products.nid })
      .from(products)
      .where(last && gt(products.nid, last.nid))
      .orderBy(asc(products.nid))
      .limit(batchSize)
      .for('update'),
  )
  for await (const _ of locked);
  const read = await readFolder(tx, folder)
  if (!read.isValid) throw new Error(printCatalogueErrors(read.errors))
  return read.catalogue
}

function conclude(hasToDo: boolean, applies: boolean): string {
  if (!hasToDo) return 'Nothing to do: the store has what the files say.'
  return applies
    ? 'Written.'
    : 'This was a dry run: nothing was written. Run it again with --apply to write it.'
}

function parseOptions(args: readonly string[]) {
  const names = {
    apply: { type: 'boolean' },
    'remove-missing': { type: 'boolean' },
    'set-stock': { type: 'boolean' },
  } as const
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: names, allowPositionals: true })
    const [folder, ...more] = positionals
    if (folder === undefined || more.length > 0) return undefined
    return {
      folder,
      applies: values.apply ?? false,
      removesMissing: values['remove-missing'] ?? false,
      setsStock: values['set-stock'] ?? false,
    }
  } catch {
    return undefined
  }
}

const findConflicts = (plans: readonly TablePlan[]): readonly string[] =>
  plans.flatMap(({ table, conflicts }) =>
    conflicts.map(({ row, other, columns }) => {
      const [name, otherName] = [labelOf(table, row), labelOf(table, other)]
      return `${table.title}: ${name} cannot have the ${columns.join(' and ')} of ${otherName}, which is in the store and not in the files. Give it another one, or use the number of the existing entry.`
    }),
  )
