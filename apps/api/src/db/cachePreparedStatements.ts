import type { Database } from './Database.ts'

/**
 * Makes statements once for a database, for what every call asks: building their text costs Node more than sending it. Of
 * Postgres each connection has a database for its transactions; of PGlite each transaction is one of its own.
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
