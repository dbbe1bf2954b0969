import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { Database } from './Database.ts'
import { lockFolder } from './lockFolder.ts'

/** An open database and how to close it. */
export interface OpenDatabase {
  readonly db: Database
  readonly close: () => Promise<void>
}

/** Opens PGlite in a folder, or in memory without one, and brings its schema up to date. */
export async function openPglite(folder?: string): Promise<OpenDatabase> {
  const unlock = folder ? lockFolder(folder) : () => undefined
  const client = await PGlite.create(folder ?? 'memory://')
  const db = drizzle(client)
  await migrate(db, { migrationsFolder: join(import.meta.dirname, 'migrations') })
  const close = async () => {
    await client.close()
    unlock()
  }
  return { db, close }
}
