import type { Database } from './Database.ts'

/** A streaming replica of the primary. */
export interface Replica {
  /** Queries the replica. */
  readonly db: Database
  /**
   * Reads from the replica if it has replayed every transaction that was committed before this read, else from the
   * primary; also if the replica fails meanwhile. Neither work may write.
   */
  readonly read: <Result>(
    fromReplica: () => Promise<Result>,
    fromPrimary: () => Promise<Result>,
  ) => Promise<Result>
  /** Returns the counts of reads since the start. */
  readonly reads: () => ReplicaReads
  readonly close: () => Promise<void>
}

/** Reads by what they read from: the replica, or the primary because the replica was behind or unavailable. */
export interface ReplicaReads {
  readonly replica: number
  readonly behind: number
  readonly unavailable: number
}
