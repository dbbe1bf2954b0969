import type { OpenDatabase } from '../db/Database.ts'
import { countJobs } from '../jobs/countJobs.ts'
import type { EnabledMetrics } from './Metrics.ts'

/** Counts for an installation that has a token to read it with; without one nothing is counted. */
export async function enableMetrics(
  token: string | undefined,
  { db, connections }: Pick<OpenDatabase, 'db' | 'connections'>,
): Promise<EnabledMetrics | undefined> {
  if (token === undefined) return undefined
  // Only a store that counts pays for loading what counts.
  const { createMetrics } = await import('./createMetrics.ts')
  return { token, metrics: createMetrics({ connections, jobs: () => countJobs(db) }) }
}
