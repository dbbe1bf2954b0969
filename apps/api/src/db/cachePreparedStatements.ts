import type { Database } from './Database.ts'

/**
 * Caches prepared statements per database for queries of every request, because building their text takes Node longer
 * than sending it. On Postgres, each connection has one database object for its transactions; on PGlite, each
 * transaction has its own.
 */
export function cachePreparedStatements<Statements>(
  prepare: (db: Database) => Statements,
): (db: Database) => Statements {
  const made = new WeakMap<Database, Statements>()
  return (db) => {
    const statements = made.get(db) ?? prepare(db)
    made.set(db, statements)
    return statements
  }
}
