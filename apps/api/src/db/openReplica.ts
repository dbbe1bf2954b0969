import { DrizzleQueryError } from 'drizzle-orm/errors'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import { checkReplica, WrongReplicaError } from './checkReplica.ts'
import { createPool, type PoolOptions } from './createPool.ts'
import { createReplicaLagCheck } from './createReplicaLagCheck.ts'
import type { Replica } from './Database.ts'
import { isDatabaseUnavailable } from './isDatabaseUnavailable.ts'

/**
 * Timeouts of the replica are shorter, because a shopper who waits for it in vain must still get the primary's
 * response.
 */
const timeouts = { connect: 500, statement: 2_500, answer: 3_000 } as const

/**
 * Milliseconds until an unavailable replica is tried again, until one that is behind is tried again, and between log
 * lines.
 */
const pauses = { unavailable: 5_000, behind: 250, report: 60_000 } as const

/**
 * Opens a read replica. The store starts even if the replica is down, but not if it belongs to another database.
 *
 * @throws {WrongReplicaError}
 */
export async function openReplica(options: PoolOptions, primary: Pool): Promise<Replica> {
  const { log } = options
  const pool = createPool({ ...options, timeouts })
  const hasReplayed = createReplicaLagCheck(pool, primary)
  const reads = { replica: 0, behind: 0, unavailable: 0 }
  let isAvailable = false
  let pausedUntil = 0
  let reportedAt = Number.NEGATIVE_INFINITY
  let connecting: Promise<void> | undefined

  const pause = (reason: 'unavailable' | 'behind', cause?: unknown) => {
    const now = performance.now()
    pausedUntil = now + pauses[reason]
    if (reason === 'unavailable') isAvailable = false
    if (now - reportedAt < pauses.report) return
    reportedAt = now
    log.warn(`postgres: the replica is ${reason}: its queries go to the primary`, cause)
  }
  const connect = () =>
    checkReplica(pool, primary).then(
      () => {
        isAvailable = true
      },
      (cause: unknown) => pause('unavailable', cause),
    )
  // Checks the replica in the background, so that no request waits for a replica that was down. The check is repeated
  // because the replica's URL may now lead to another database.
  const reconnect = () => {
    connecting ??= connect().finally(() => {
      connecting = undefined
    })
  }
  /** The reason for reading from the primary; `undefined` if the replica is up to date. */
  const findObstacle = async (): Promise<'unavailable' | 'behind' | undefined> => {
    if (performance.now() < pausedUntil) return isAvailable ? 'behind' : 'unavailable'
    if (!isAvailable) {
      reconnect()
      return 'unavailable'
    }
    try {
      if (await hasReplayed()) return undefined
      pause('behind')
      return 'behind'
    } catch (cause) {
      pause('unavailable', cause)
      return 'unavailable'
    }
  }

  try {
    await checkReplica(pool, primary)
    isAvailable = true
  } catch (cause) {
    if (cause instanceof WrongReplicaError) {
      await pool.end()
      throw cause
    }
    pause('unavailable', cause)
  }
  return {
    db: drizzle(pool, { logger: options.logger ?? false }),
    async read(fromReplica, fromPrimary) {
      const obstacle = await findObstacle()
      if (obstacle === undefined) {
        try {
          const result = await fromReplica()
          reads.replica += 1
          return result
        } catch (cause) {
          if (!(cause instanceof DrizzleQueryError || isDatabaseUnavailable(cause))) throw cause
          pause('unavailable', cause)
        }
      }
      reads[obstacle ?? 'unavailable'] += 1
      return fromPrimary()
    },
    reads: () => ({ ...reads }),
    close: async () => {
      await connecting
      await pool.end()
    },
  }
}
