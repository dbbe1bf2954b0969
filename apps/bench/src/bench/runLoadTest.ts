import autocannon from 'autocannon'

/** The request to repeat, and for how long. */
export interface LoadTestOptions {
  readonly url: string
  /** Creates the next request; by default every request is the same. */
  readonly next?: () => {
    readonly path: string
    readonly headers?: Readonly<Record<string, string>>
    readonly body?: string
  }
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  /** Seconds. @default 10 */
  readonly seconds?: number
  /** Number of requests after which the test stops, in place of a duration. */
  readonly amount?: number
  /** Concurrent connections. @default 20 */
  readonly connections?: number
  /** Requests per second, sent whether or not the earlier ones have a response. @default as fast as responses arrive */
  readonly perSecond?: number
  /** Expected statuses besides 200 to 299. @default none */
  readonly allowedStatuses?: readonly number[]
}

/** Latency and throughput. */
export interface LoadTestResult {
  readonly perSecond: number
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
}

/**
 * Sends requests as fast as responses arrive, or at a fixed rate. Throws if a response is missing or wrong, because a
 * wrong response may be faster than a right one.
 */
export async function runLoadTest({
  url,
  next,
  method = 'GET',
  ...options
}: LoadTestOptions): Promise<LoadTestResult> {
  const { headers = {}, seconds = 10, amount, connections = 20, perSecond, allowedStatuses = [] } = options
  const started = performance.now()
  let answered = started
  const result = await autocannon({
    url,
    method,
    connections,
    headers,
    ...(perSecond !== undefined && { overallRate: perSecond }),
    ...(amount === undefined ? { duration: seconds } : { amount }),
    ...(next && {
      requests: [
        {
          onResponse: () => {
            answered = performance.now()
          },
          setupRequest: (request) => {
            const { path, headers: more = {}, body } = next()
            return {
              ...request,
              path,
              headers: { ...request.headers, ...more },
              ...(body !== undefined && { body }),
            }
          },
        },
      ],
    }),
  })
  const wrong = Object.entries(result.statusCodeStats ?? {}).filter(
    ([code]) => !(Number(code) >= 200 && Number(code) < 300) && !allowedStatuses.includes(Number(code)),
  )
  if (wrong.length > 0 || result.errors > 0)
    throw new Error(`${method} ${url}: ${JSON.stringify(Object.fromEntries(wrong))}, ${result.errors} errors`)
  // The load tool checks its clock only once a second, which is too imprecise for a fixed number of requests.
  const took = answered > started ? (answered - started) / 1000 : result.duration
  return {
    perSecond: result['2xx'] / took,
    p50: result.latency.p50,
    p99: result.latency.p99,
  }
}
