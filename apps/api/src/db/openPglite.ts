import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { sql } from 'drizzle-orm'
import type { Logger } from 'drizzle-orm/logger'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { OpenDatabase } from './Database.ts'
import { lockFolder } from './lockFolder.ts'
import { migrationsFolder } from './migrationsFolder.ts'
import { openLast } from './openLast.ts'
import { copyStatement, deleteStatements } from './replaceStatements.ts'

/** Opens PGlite in a folder, or in memory without one, and brings its schema up to date; a logger is told each statement. */
export async function openPglite(folder?: string, logger?: Logger): Promise<OpenDatabase> {
  const unlock = folder ? lockFolder(folder) : () => undefined
  const client = await PGlite.create({ dataDir: folder ?? 'memory://', extensions: { pg_trgm } })
  const db = drizzle(client, { logger: logger ?? false })
  await migrate(db, { migrationsFolder })
  return {
    db,
    engine: { kind: 'pglite', client },
    // One connection: transactions wait for each other and never collide.
    transact: (work) =>
      db.transaction(async (tx) => {
        const last = openLast()
        const result = await work(tx, last.atCommit)
        await last.send(async (statement) => statement && (await tx.execute(sql.raw(statement))))
        return result
      }),
    // The folder's lock lets no other instance in.
    alone: (work) => work(),
    replaceRows: (loads) =>
      client.transaction(async (tx) => {
        await tx.exec(deleteStatements(loads))
        for (const load of loads) {
          await tx.query(copyStatement(load, "'/dev/blob'"), [], { blob: new Blob([load.csv]) })
        }
      }),
    close: async () => {
      await client.close()
      unlock()
    },
  }
}
