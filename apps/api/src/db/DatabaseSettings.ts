/** Kind and location of the database. */
export type DatabaseSettings =
  | { readonly kind: 'pglite'; readonly folder: string }
  | {
      readonly kind: 'postgres'
      readonly url: string
      /** The same database through a pooler such as PgBouncer, in transaction mode. @default no pooler */
      readonly poolUrl: string | undefined
      /** A streaming replica of the database, for calls that read no data of a visitor. @default no replica */
      readonly readUrl: string | undefined
      readonly connections: number
    }
