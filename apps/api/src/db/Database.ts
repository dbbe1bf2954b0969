import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** A database, or a transaction in one: whatever speaks Drizzle's Postgres. */
export type Database = PgDatabase<PgQueryResultHKT>
