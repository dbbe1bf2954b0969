import type { PageVitals } from '@store/api-client/contract/tracking'
import type { ConnectionCount } from '../db/ConnectionCount.ts'
import type { ReplicaReadCounts } from '../db/ReplicaReadCounts.ts'
import type { JobCount } from '../jobs/JobCount.ts'

/** Operational metrics. They contain no personal data and no values from visitors. */
export interface Metrics {
  /** Counts a request after its response. */
  readonly countRequest: (request: CompletedRequest) => void
  /** Counts a placed order. */
  readonly orderPlaced: () => void
  /** Counts tracked events that were dropped because of overload. */
  readonly eventsDropped: (events: number) => void
  /** Counts the web vitals of a page view. */
  readonly webVitals: (of: PageVitals) => void
  /** Counts an attempt to purge the CDN. */
  readonly countCdnPurge: (result: 'done' | 'failed') => void
  /** Counts expired rows of a table that were deleted. */
  readonly countPurgedRows: (table: string, rows: number) => void
  /** Counts a table that could not be purged. */
  readonly countPurgeFailure: (table: string) => void
  /** Records a purge in which no table failed. */
  readonly markPurgeSuccess: (at: Date) => void
  /** Serializes all metrics for Prometheus. */
  readonly serialize: () => Promise<string>
  /** Media type of the output of `serialize`. */
  readonly contentType: string
}

/** A request as the metrics count it. */
export interface CompletedRequest {
  readonly method: string
  /** The route pattern, such as `/api/:brand/fa/cart`, or `none`; never the requested URL. */
  readonly route: string
  /** HTTP status. */
  readonly status: number
  readonly seconds: number
}

/** Values that are read when the metrics are scraped. */
export interface MetricSources {
  /** Connections to the database; missing without a pool. */
  readonly connections?: (() => ConnectionCount) | undefined
  /** Number of reads by calls that may use the read replica; missing without a replica. */
  readonly replicaReads?: (() => ReplicaReadCounts) | undefined
  readonly jobs?: (() => Promise<readonly JobCount[]>) | undefined
}

/** The metrics, and the token that grants access to them. */
export interface EnabledMetrics {
  readonly metrics: Metrics
  /** Token with at least 32 characters. */
  readonly token: string
}
