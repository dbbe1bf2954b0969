/** Number of reads by source: the replica, or the primary because the replica was behind or unavailable. */
export interface ReplicaReadCounts {
  readonly replica: number
  readonly behind: number
  readonly unavailable: number
}
