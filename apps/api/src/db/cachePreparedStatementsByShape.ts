import { cachePreparedStatements } from './cachePreparedStatements.ts'
import type { Database } from './Database.ts'

/** What tells statements of one kind apart: how many rows, and what is in them at all. */
type Shape = Readonly<Record<string, number | boolean>>

/** Makes a statement once for each shape it comes in, which are few, and for each database; it is named after both. */
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
