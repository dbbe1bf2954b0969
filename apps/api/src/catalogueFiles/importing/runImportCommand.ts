import { parseArgs } from 'node:util'
import { sql } from 'drizzle-orm'
import { type CachePurgeQueue, noCachePurgeQueue } from '../../cdn/index.ts'
import type { Database, DatabaseHandle } from '../../db/Database.ts'
import { cities } from '../../db/schema/cities.ts'
import type { PictureStorage } from '../../pictures/PictureStorage.ts'
import { noSearchIndexQueue, type SearchIndexQueue } from '../../search/index.ts'
import type { CommandResult } from '../CommandResult.ts'
import { readStoreCatalogue } from '../exporting/readStoreCatalogue.ts'
import { preparePictures } from '../pictures/preparePictures.ts'
import { formatCatalogueErrors } from '../reading/formatCatalogueErrors.ts'
import { type CatalogueResult, hasNoProductFile, readCatalogue } from '../reading/readCatalogue.ts'
import { toCatalogueRows } from '../rows/toCatalogueRows.ts'
import { applyImportPlan } from './applyImportPlan.ts'
import { getRowLabel } from './catalogueTables.ts'
import { findImportCacheTags } from './findImportCacheTags.ts'
import { findReindexedProducts } from './findReindexedProducts.ts'
import { hasRowsToWrite } from './formatImportPlan.ts'
import { formatImportReport, isImportComplete } from './formatImportReport.ts'
import { planImport, type TablePlan } from './planImport.ts'
import { type ImportPlanWriter, writeInBatches } from './writeInBatches.ts'

const usage = `Give the folder of a catalogue, and any of
  --apply           write it; without it nothing is written
  --remove-missing  take products off sale that are not in the files, and remove other entries
  --set-stock       write the stock of existing products, too`

/** Consumers that are notified of an import within its transaction. */
export interface ImportChangeQueues {
  readonly cachePurges?: CachePurgeQueue
  readonly searchFeed?: SearchIndexQueue
}

/**
 * Runs the merchant's command: compares a folder of catalogue files with the store, and writes it with `--apply`.
 *
 * @param storage Where the pictures of the catalogue are stored.
 * @param consumers The purges of the CDN and the feed of the search engine. @default none
 */
export async function runImportCommand(
  args: readonly string[],
  { db, transact }: Pick<DatabaseHandle, 'db' | 'transact'>,
  storage: PictureStorage,
  { cachePurges = noCachePurgeQueue, searchFeed = noSearchIndexQueue }: ImportChangeQueues = {},
): Promise<CommandResult> {
  const options = parseOptions(args)
  if (!options) return { text: usage, isSuccess: false }
  const { folder, applies, removesMissing, setsStock } = options
  const write: ImportPlanWriter = async (tx, plans) => {
    await applyImportPlan(tx, plans, removesMissing)
    await cachePurges.enqueue(tx, await findImportCacheTags(tx, plans, removesMissing))
    await searchFeed.enqueue(tx, findReindexedProducts(plans, removesMissing))
  }
  const mayWrite = (plans: readonly TablePlan[]) =>
    applies && findConflicts(plans).length === 0 && hasRowsToWrite(plans, removesMissing)
  const prepareAll = (from: Database) => prepare(from, folder, applies ? storage : undefined)
  const planAll = (tx: Database, { catalogue, pictures }: PreparedCatalogue) =>
    planImport(tx, toCatalogueRows({ ...catalogue, pictures: pictures.own }), setsStock)

  const importTables = () =>
    transact(async (tx) => {
      // The transaction reads one snapshot, so that units that are sold meanwhile are not reported as differences.
      await tx.execute(sql`set transaction isolation level repeatable read, read only`)
      await allowIdleTime(tx)
      const prepared = await prepareAll(tx)
      return { prepared, plans: prepared.isValid ? await planAll(tx, prepared).catch(undoing(prepared)) : [] }
    })
  const importAll = async () => {
    const prepared = await prepareAll(db)
    if (!prepared.isValid) return { prepared, plans: [] }
    const plans = await transact(async (tx) => {
      await allowIdleTime(tx)
      const planned = await planAll(tx, prepared)
      if (mayWrite(planned)) await write(tx, planned)
      return planned
    }).catch(undoing(prepared))
    return { prepared, plans }
  }

  const hasTables = hasNoProductFile(folder)
  const { prepared, plans } = await (hasTables ? importTables() : importAll())
  if (!prepared.isValid) return { text: formatCatalogueErrors(prepared.errors), isSuccess: false }
  const { catalogue, pictures } = prepared
  const conflicts = findConflicts(plans)
  if (conflicts.length > 0) {
    await pictures.undo()
    return { text: conflicts.join('\n'), isSuccess: false }
  }
  const result =
    hasTables && mayWrite(plans)
      ? await writeInBatches(transact, plans, removesMissing, write).catch(undoing(prepared))
      : undefined
  const text = formatImportReport({
    ...{ plans, catalogue, applies, removesMissing, result },
    missing: pictures.missing,
  })
  return { text, isSuccess: result === undefined || isImportComplete(result) }
}

type PreparedCatalogue = Extract<Awaited<ReturnType<typeof prepare>>, { readonly isValid: true }>

/** Reads and checks the files of a folder and its pictures, and stores the pictures if there is a storage for them. */
async function prepare(db: Database, folder: string, storage: PictureStorage | undefined) {
  const read = await readFolder(db, folder)
  if (!read.isValid) return read
  const pictures = await preparePictures(db, { folder, files: read.catalogue.files, storage })
  if (pictures.errors.length > 0) return { isValid: false, errors: pictures.errors } as const
  return { isValid: true, catalogue: read.catalogue, pictures } as const
}

// Allows long pauses between statements, in which this process compares the rows of a large catalogue.
const allowIdleTime = (tx: Database) =>
  tx.execute(sql`set local idle_in_transaction_session_timeout = '10min'`)

const undoing =
  ({ pictures }: PreparedCatalogue) =>
  async (cause: unknown): Promise<never> => {
    await pictures.undo()
    throw cause
  }

async function readFolder(db: Database, folder: string): Promise<CatalogueResult> {
  const known = await db.select({ id: cities.id }).from(cities)
  const current = hasNoProductFile(folder) ? await readStoreCatalogue(db) : undefined
  return readCatalogue(folder, new Set(known.map(({ id }) => id)), current)
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
      const [name, otherName] = [getRowLabel(table, row), getRowLabel(table, other)]
      return `${table.title}: ${name} cannot have the ${columns.join(' and ')} of ${otherName}, which is in the store and not in the files. Give it another one, or use the number of the existing entry.`
    }),
  )
