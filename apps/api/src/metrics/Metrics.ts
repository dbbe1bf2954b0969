import type { ConnectionCount } from '../db/ConnectionCount.ts'
import type { JobCount } from '../jobs/JobCount.ts'

/** What is counted for whoever runs the store. Nothing in it tells of a person, and no value comes from a visitor. */
export interface Metrics {
  /** Counts a request that was answered. */
  readonly countRequest: (request: CompletedRequest) => void
  /** Counts an order that was placed. */
  readonly orderPlaced: () => void
  /** Counts tracked events that were dropped because there were too many. */
  readonly eventsDropped: (events: number) => void
  /** Counts expired rows of a table that were deleted. */
  readonly countPurgedRows: (table: string, rows: number) => void
  /** Counts a table that could not be swept. */
  readonly countPurgeFailure: (table: string) => void
  /** Notes a sweep in which no table failed. */
  readonly markPurgeSuccess: (at: Date) => void
  /** All that was counted, as Prometheus reads it. */
  readonly serialize: () => Promise<string>
  /** Media type of what `write` answers. */
  readonly contentType: string
}

/** A request as it is counted. */
export interface CompletedRequest {
  readonly method: string
  /** The pattern of its route, `/api/:brand/fa/cart`, or `none`; never the address that was asked for. */
  readonly route: string
  /** HTTP status. */
  readonly status: number
  readonly seconds: number
}

/** What is looked at only when somebody reads the metrics. */
export interface MetricSources {
  /** Connections to the database; missing where there is no pool. */
  readonly connections?: (() => ConnectionCount) | undefined
  readonly jobs?: (() => Promise<readonly JobCount[]>) | undefined
}

/** What is counted, and what whoever reads it says to be let in. */
export interface EnabledMetrics {
  readonly metrics: Metrics
  /** At least 32 signs. */
  readonly token: string
}
