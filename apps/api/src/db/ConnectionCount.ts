/** Connections of one instance to its database. */
export interface ConnectionCount {
  /** Open, in use or not. */
  readonly total: number
  /** Open and free. */
  readonly idle: number
  /** Questions that wait for one. */
  readonly waiting: number
}
