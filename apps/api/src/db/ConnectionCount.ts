/** Connections of one instance to its database. */
export interface ConnectionCount {
  /** Number of open connections, in use or not. */
  readonly total: number
  /** Number of open and idle connections. */
  readonly idle: number
  /** Number of queries that wait for a connection. */
  readonly waiting: number
}
