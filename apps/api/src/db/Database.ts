import type { PGlite } from '@electric-sql/pglite'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { ConnectionCount } from './ConnectionCount.ts'
import type { ReplicaReadCounts } from './ReplicaReadCounts.ts'

/** A database or a transaction: any Drizzle Postgres database. */
export type Database = PgDatabase<PgQueryResultHKT>

/** Runs work in one transaction; retries it after a serialization failure, three times at most. */
export type TransactionRunner = <Result>(
  work: (tx: Database, deferToCommit: CommitStatementDeferrer) => Promise<Result>,
) => Promise<Result>

/**
 * Defers a statement to the commit and sends both in one message, so that other transactions wait for its row only
 * briefly. Its result cannot be used, so an invalid change must violate a check constraint.
 *
 * @param statement Complete, without parameters.
 * @param broken Creates the error that is thrown if it violates a check constraint.
 */
export type CommitStatementDeferrer = (statement: string, broken: () => Error) => void

/** An open database: PGlite or Postgres, with its schema up to date. */
export interface DatabaseHandle {
  readonly db: Database
  readonly transact: TransactionRunner
  /** Replaces all rows of tables with CSV data using COPY, in one transaction, in the given order. */
  readonly replaceRows: (loads: readonly TableRows[]) => Promise<void>
  /** Runs work that only one instance of the store may run at a time. */
  readonly runExclusive: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** Runs work unless another instance of the store is running work of this name. */
  readonly runUnlessRunning: (name: string, work: () => Promise<void>) => Promise<void>
  /** The read replica of the database; missing if there is none. */
  readonly replica?: Replica | undefined
  /** The underlying engine, for libraries with their own SQL. */
  readonly engine: DatabaseEngine
  /** Returns the connection counts of the pool; missing if the database has no pool. */
  readonly connections?: () => ConnectionCount
  readonly close: () => Promise<void>
}

/** A streaming replica of the primary. */
export interface Replica {
  /** Queries the replica. */
  readonly db: Database
  /**
   * Reads from the replica if it has replayed every transaction that was committed before this read. Otherwise, or if
   * the replica fails, reads from the primary. Neither of the two given functions may write.
   */
  readonly read: <Result>(
    fromReplica: () => Promise<Result>,
    fromPrimary: () => Promise<Result>,
  ) => Promise<Result>
  /** Returns the counts of reads since the start. */
  readonly reads: () => ReplicaReadCounts
  readonly close: () => Promise<void>
}

/** Rows for one table. */
export interface TableRows {
  readonly table: string
  readonly columns: readonly string[]
  /** CSV without a header. */
  readonly csv: string
}

/** The engine of an open database. */
export type DatabaseEngine =
  | { readonly kind: 'pglite'; readonly client: PGlite }
  | { readonly kind: 'postgres'; readonly url: string }
