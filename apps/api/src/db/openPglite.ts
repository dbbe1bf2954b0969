import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite, type Transaction } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { sql } from 'drizzle-orm'
import type { Logger } from 'drizzle-orm/logger'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { tracing } from '../tracing/startTracing.ts'
import { createCommitStatementDeferrer } from './createCommitStatementDeferrer.ts'
import type { DatabaseHandle } from './Database.ts'
import { lockFolder } from './lockFolder.ts'
import { migrationsFolder } from './migrationsFolder.ts'
import { readRebuildStatements } from './readRebuildStatements.ts'
import { createCopyStatement, createDeleteStatements } from './replaceStatements.ts'
import { traceStatements } from './traceStatements.ts'

/** PGlite's data folder, and the logger of its statements. */
export interface PgliteOptions {
  /** Data folder. @default in memory */
  readonly folder?: string
  /** Initial data, written by `dumpDataDir` of another PGlite. @default an empty database */
  readonly snapshot?: Blob
  /** Receives each statement. @default none */
  readonly logger?: Logger
}

/**
 * Settings of a new data folder. Each start writes zeros to the whole page cache, which takes 0.7 s for the default of
 * 128 MB; 32 MB hold all pages of the sample. Unused segments of the write-ahead log take 64 MB by default.
 */
const initDbStartParams = ['-c', 'shared_buffers=32MB', '--wal-segsize=1']

/** Opens PGlite and migrates it to the newest schema. */
export async function openPglite({ folder, snapshot, logger }: PgliteOptions = {}): Promise<DatabaseHandle> {
  if (folder) refuseOtherFiles(folder)
  const unlock = folder ? lockFolder(folder) : () => undefined
  const client = await PGlite.create({
    dataDir: folder ?? 'memory://',
    extensions: { pg_trgm },
    initDbStartParams,
    ...(snapshot && { loadDataDir: snapshot }),
  })
  if (tracing.isOn()) {
    traceStatements(client)
    client.transaction = new Proxy(client.transaction, {
      apply: (run, self, [work]) =>
        Reflect.apply(run, self, [
          (tx: Transaction) => {
            traceStatements(tx)
            return work(tx)
          },
        ]),
    })
  }
  const db = drizzle(client, { logger: logger ?? false })
  await migrate(db, { migrationsFolder })
  return {
    db,
    engine: { kind: 'pglite', client },
    // There is one connection, so transactions run one after another and never conflict.
    transact: (work) =>
      db.transaction(async (tx) => {
        const last = createCommitStatementDeferrer()
        const result = await work(tx, last.deferToCommit)
        await last.send(async (statement) => statement && (await tx.execute(sql.raw(statement))))
        return result
      }),
    // Needs no lock of its own, because the folder lock excludes other instances.
    runExclusive: (work) => work(),
    runUnlessRunning: (_, work) => work(),
    replaceRows: (loads) =>
      client.transaction(async (tx) => {
        const tables = loads.map(({ table }) => table)
        const { drop, create } = await readRebuildStatements(tx, tables)
        await tx.exec(`${createDeleteStatements(loads)}${drop}`)
        for (const load of loads) {
          await tx.query(createCopyStatement(load, "'/dev/blob'"), [], { blob: new Blob([load.csv]) })
        }
        await tx.exec(create)
      }),
    close: async () => {
      await client.close()
      unlock()
    },
  }
}

/** Rejects a folder with other files, because PGlite creates a new database over them if there is no PG_VERSION. */
function refuseOtherFiles(folder: string): void {
  if (!existsSync(folder) || existsSync(join(folder, 'PG_VERSION'))) return
  if (readdirSync(folder).length === 0) return
  throw new Error(
    `The data folder ${folder} is not empty and holds no database (no file PG_VERSION). Put back its backup, or set STORE_DATA to another folder.`,
  )
}
