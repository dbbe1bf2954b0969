import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { createWebVitalsCounter } from './createWebVitalsCounter.ts'
import type { MetricSources, Metrics } from './Metrics.ts'

// Clients can send any method, so all unknown ones share one label.
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

// Limits of the histogram buckets for durations, in seconds: from a fraction of a page load to the time when a shopper
// gives up.
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/**
 * Creates the Prometheus metrics: requests, orders, connections, jobs, and the process itself (heap, event loop,
 * garbage collection). If a source fails, only its own metrics are missing.
 */
export function createMetrics(sources: MetricSources = {}): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const here = { registers: [registry] }
  const requests = new Counter({
    ...here,
    name: 'store_requests_total',
    help: 'Requests answered, by the pattern of their route.',
    labelNames: ['method', 'route', 'status'] as const,
  })
  const durations = new Histogram({
    ...here,
    name: 'store_request_duration_seconds',
    help: 'Seconds from a request to its answer, by the pattern of its route.',
    labelNames: ['method', 'route'] as const,
    buckets,
  })
  const orders = new Counter({
    ...here,
    name: 'store_orders_placed_total',
    help: 'Orders placed at this instance.',
  })
  const dropped = new Counter({
    ...here,
    name: 'store_tracked_events_dropped_total',
    help: 'Tracked events this instance dropped because there were too many.',
  })
  const purges = new Counter({
    ...here,
    name: 'store_cdn_purges_total',
    help: 'Attempts of this instance to purge the CDN, by result.',
    labelNames: ['result'] as const,
  })
  const purgeCounters = countPurges(registry)
  watchConnections(registry, sources)
  watchReplica(registry, sources)
  watchJobs(registry, sources)
  return {
    countRequest: ({ method: asked, route, status, seconds }) => {
      const method = methods.has(asked) ? asked : 'other'
      requests.inc({ method, route, status })
      durations.observe({ method, route }, seconds)
    },
    orderPlaced: () => orders.inc(),
    eventsDropped: (events) => dropped.inc(events),
    webVitals: createWebVitalsCounter(registry),
    countCdnPurge: (result) => purges.inc({ result }),
    ...purgeCounters,
    serialize: () => registry.metrics(),
    contentType: registry.contentType,
  }
}

function countPurges(
  registry: Registry,
): Pick<Metrics, 'countPurgedRows' | 'countPurgeFailure' | 'markPurgeSuccess'> {
  const registers = [registry]
  const labelNames = ['table'] as const
  const rows = new Counter({
    ...{ registers, labelNames },
    name: 'store_purged_rows_total',
    help: 'Expired rows this instance deleted.',
  })
  const failures = new Counter({
    ...{ registers, labelNames },
    name: 'store_purge_failures_total',
    help: 'Tables this instance could not purge.',
  })
  const last = new Gauge({
    registers,
    name: 'store_purge_success_timestamp_seconds',
    help: 'When this instance last purged every table, in Unix time.',
  })
  return {
    countPurgedRows: (table, count) => rows.inc({ table }, count),
    countPurgeFailure: (table) => failures.inc({ table }),
    markPurgeSuccess: (at) => last.set(at.getTime() / 1000),
  }
}

function watchConnections(registry: Registry, { connections }: MetricSources): void {
  if (!connections) return
  const gauge = new Gauge({
    registers: [registry],
    name: 'store_db_connections',
    help: 'Connections to the database: open, open and free, and questions that wait for one.',
    labelNames: ['state'] as const,
    collect: () => {
      for (const [state, count] of Object.entries(connections())) gauge.set({ state }, count)
    },
  })
}

function watchReplica(registry: Registry, { replicaReads }: MetricSources): void {
  if (!replicaReads) return
  const counter = new Counter({
    registers: [registry],
    name: 'store_replica_reads_total',
    help: 'Calls that may read from the replica: read there, or on the primary because it was behind or unavailable.',
    labelNames: ['result'] as const,
    collect: () => {
      counter.reset()
      for (const [result, count] of Object.entries(replicaReads())) counter.inc({ result }, count)
    },
  })
}

function watchJobs(registry: Registry, { jobs }: MetricSources): void {
  if (!jobs) return
  const labelNames = ['queue', 'state'] as const
  const registers = [registry]
  const oldest = new Gauge({
    registers,
    name: 'store_job_oldest_seconds',
    help: 'Seconds the oldest waiting job waits.',
    labelNames: ['queue'] as const,
  })
  const counts = new Gauge({
    registers,
    name: 'store_jobs',
    help: 'Jobs that wait, and jobs that were given up, of all instances together.',
    labelNames,
    collect: async () => {
      counts.reset()
      oldest.reset()
      // If the database is unavailable, only the metrics of jobs are missing.
      const found = await jobs().catch(() => [])
      for (const { queue, waiting, failed, oldest: seconds } of found) {
        counts.set({ queue, state: 'waiting' }, waiting)
        counts.set({ queue, state: 'failed' }, failed)
        oldest.set({ queue }, seconds)
      }
    },
  })
}
