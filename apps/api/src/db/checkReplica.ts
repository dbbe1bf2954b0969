import type { Pool } from 'pg'

const identity = `select system_identifier || '/' || current_database() as database, pg_is_in_recovery() as is_replica,
  current_setting('synchronous_commit') = 'off' as shows_early
  from pg_control_system()`

/** The replica's URL points to another database, or its primary shows commits before they can reach the replica. */
export class WrongReplicaError extends Error {
  override readonly name = 'WrongReplicaError'
}

/**
 * Checks that a replica belongs to the primary's database, because shoppers must not see another catalogue.
 *
 * @throws {WrongReplicaError}
 */
export async function checkReplica(replica: Pool, primary: Pool): Promise<void> {
  const [read, written] = await Promise.all([replica.query(identity), primary.query(identity)])
  const { database: writtenDatabase, shows_early: showsEarly } = Object(written.rows[0])
  const { database, is_replica: isReplica } = Object(read.rows[0])
  if (database !== writtenDatabase)
    throw new WrongReplicaError('DATABASE_READ_URL leads to another database than DATABASE_URL.')
  if (isReplica !== true)
    throw new WrongReplicaError('DATABASE_READ_URL does not lead to a streaming replica.')
  // With `synchronous_commit` off, commits are visible before they are flushed, and the check of the replica's lag
  // would miss them.
  if (showsEarly === true)
    throw new WrongReplicaError('DATABASE_READ_URL needs synchronous_commit = on in the primary.')
}
