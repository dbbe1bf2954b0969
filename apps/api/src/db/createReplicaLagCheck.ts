import { setTimeout as delay } from 'node:timers/promises'
import type { Pool } from 'pg'

/** Milliseconds to wait for the replica to replay; a healthy one needs about one. */
const waits = [1, 2, 4, 8] as const

/** Timeout of a check in milliseconds. */
const answerMs = 500

/**
 * Creates the check whether a replica has replayed every transaction that was committed before the check was called.
 * Calls during a check share the next one, so that an instance asks the primary at most once per round trip.
 */
export function createReplicaLagCheck(replica: Pool, primary: Pool): () => Promise<boolean> {
  let running: Promise<unknown> = Promise.resolve()
  let next: Promise<boolean> | undefined

  return () => {
    next ??= running.then(() => {
      const check = isCaughtUp(replica, primary)
      // A failure affects only the callers of this check, not of the next one.
      running = check.catch(() => undefined)
      next = undefined
      return check
    })
    return next
  }
}

async function isCaughtUp(replica: Pool, primary: Pool): Promise<boolean> {
  // A transaction becomes visible on the primary only after its commit was flushed.
  const { rows } = await primary.query('select pg_current_wal_flush_lsn()::text as lsn')
  const { lsn } = Object(rows[0])
  const question = {
    name: 'has_replayed',
    text: 'select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn as is_replayed',
    values: [lsn],
    query_timeout: answerMs,
  }
  for (const wait of [0, ...waits]) {
    if (wait > 0) await delay(wait)
    const { rows } = await replica.query(question)
    if (Object(rows[0]).is_replayed === true) return true
  }
  return false
}
