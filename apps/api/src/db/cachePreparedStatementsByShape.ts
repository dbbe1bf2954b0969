import { cachePreparedStatements } from './cachePreparedStatements.ts'
import type { Database } from './Database.ts'

/** The parameters that distinguish statements of one kind: the number of rows, and the optional parts. */
type Shape = Readonly<Record<string, number | boolean>>

/**
 * Caches a prepared statement for each of its few shapes and for each database; its name contains the kind and the
 * shape.
 */
export const cachePreparedStatementsByShape = <Of extends Shape, Statement>(
  kind: string,
  prepare: (db: Database, shape: Of, name: string) => Statement,
): ((db: Database) => (shape: Of) => Statement) =>
  cachePreparedStatements((db) => {
    const made = new Map<string, Statement>()
    return (shape) => {
      const name = [kind, ...Object.values(shape)].join('_')
      const statement = made.get(name) ?? prepare(db, shape, name)
      made.set(name, statement)
      return statement
    }
  })
