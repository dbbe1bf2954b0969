import type { UserResourceStatus } from './UserResourceStatus.ts'

/** Something that belongs to the visitor, as far as it is known. */
export interface UserResourceState<Own> {
  /** What the server last said; missing while nothing is known. */
  readonly data: Own | undefined
  /** How the last reading went. */
  readonly status: UserResourceStatus
}
