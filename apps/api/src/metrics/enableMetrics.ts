import type { DatabaseHandle } from '../db/Database.ts'
import { countJobs } from '../jobs/countJobs.ts'
import type { EnabledMetrics } from './Metrics.ts'

/** Enables metrics for an installation that has a token to read them; without a token, nothing is counted. */
export async function enableMetrics(
  token: string | undefined,
  { db, connections, replica }: Pick<DatabaseHandle, 'db' | 'connections' | 'replica'>,
): Promise<EnabledMetrics | undefined> {
  if (token === undefined) return undefined
  // The library is lazy-loaded, because only an installation with metrics needs it.
  const { createMetrics } = await import('./createMetrics.ts')
  return {
    token,
    metrics: createMetrics({ connections, replicaReads: replica?.reads, jobs: () => countJobs(db) }),
  }
}
