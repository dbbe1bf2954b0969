import autocannon from 'autocannon'

/** What is asked, over and over. */
export interface LoadTestOptions {
  readonly url: string
  /** Makes the next request; the same one each time where it is left out. */
  readonly next?: () => {
    readonly path: string
    readonly headers?: Readonly<Record<string, string>>
    readonly body?: string
  }
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  /** Seconds. @default 10 */
  readonly seconds?: number
  /** Stops after so many requests instead. */
  readonly amount?: number
  /** Connections at once. @default 20 */
  readonly connections?: number
  /** Answers that are right beside those of 200 to 299. @default none */
  readonly allowedStatuses?: readonly number[]
}

/** How fast it was answered. */
export interface LoadTestResult {
  readonly perSecond: number
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
}

/** Asks as fast as it is answered; throws where an answer was none or was wrong, because a wrong one is quickly given. */
export async function runLoadTest({
  url,
  next,
  method = 'GET',
  ...options
}: LoadTestOptions): Promise<LoadTestResult> {
  const { headers = {}, seconds = 10, amount, connections = 20, allowedStatuses = [] } = options
  const started = performance.now()
  let answered = started
  const result = await autocannon({
    url,
    method,
    connections,
    headers,
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
  // The tool itself looks at the clock once a second, which is long for a given amount.
  const took = answered > started ? (answered - started) / 1000 : result.duration
  return {
    perSecond: result['2xx'] / took,
    p50: result.latency.p50,
    p99: result.latency.p99,
  }
}
