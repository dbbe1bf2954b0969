import type { PGlite } from '@electric-sql/pglite'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { ConnectionCount } from './ConnectionCount.ts'

/** A database, or a transaction in one: whatever speaks Drizzle's Postgres. */
export type Database = PgDatabase<PgQueryResultHKT>

/** Does work in one transaction; what collided with another transaction is done again, three times at most. */
export type TransactionRunner = <Result>(
  work: (tx: Database, atCommit: DeferToCommit) => Promise<Result>,
) => Promise<Result>

/**
 * Has a statement sent along with the commit, in one message: whoever waits for its row waits no longer than the database
 * needs for both. Nothing can be decided on its answer, so what must not be has to break a check.
 *
 * @param statement Whole, without values.
 * @param broken What is thrown where it breaks a check.
 */
export type DeferToCommit = (statement: string, broken: () => Error) => void

/** An open database: PGlite or Postgres, with its schema up to date. */
export interface OpenDatabase {
  readonly db: Database
  readonly transact: TransactionRunner
  /** Replaces all rows of tables by CSV with COPY, in one transaction, in the order given. */
  readonly replaceRows: (loads: readonly TableRows[]) => Promise<void>
  /** Does work that no other instance of the store may do at the same time. */
  readonly runExclusive: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** Does work unless another instance of the store is doing the work of this name. */
  readonly runUnlessRunning: (name: string, work: () => Promise<void>) => Promise<void>
  /** What lies beneath, for libraries that bring their own SQL. */
  readonly engine: Engine
  /** How the connections of the pool stand; missing where there is no pool. */
  readonly connections?: () => ConnectionCount
  readonly close: () => Promise<void>
}

/** Rows for one table. */
export interface TableRows {
  readonly table: string
  readonly columns: readonly string[]
  /** CSV without a header. */
  readonly csv: string
}

/** What lies beneath an open database. */
export type Engine =
  | { readonly kind: 'pglite'; readonly client: PGlite }
  | { readonly kind: 'postgres'; readonly url: string }
