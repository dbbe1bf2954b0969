import type { OpenDatabase } from '../db/Database.ts'
import { countJobs } from '../jobs/countJobs.ts'
import { createMetrics } from './createMetrics.ts'
import type { MetricsAtWork } from './Metrics.ts'

/** Counts for an installation that has a token to read it with; without one nothing is counted. */
export function openMetrics(
  token: string | undefined,
  { db, connections }: Pick<OpenDatabase, 'db' | 'connections'>,
): MetricsAtWork | undefined {
  if (token === undefined) return undefined
  return { token, metrics: createMetrics({ connections, jobs: () => countJobs(db) }) }
}
