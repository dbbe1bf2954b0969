/** Connections of one instance to its database. */
export interface ConnectionCount {
  /** Open, in use or not. */
  readonly total: number
  /** Open and idle. */
  readonly idle: number
  /** Queries waiting for a connection. */
  readonly waiting: number
}
