/**
 * Runs abortable work with a timeout in milliseconds, and rejects when it takes longer. Uses a timer, not the
 * signal alone: Node garbage-collects signals that only follow others, and the timeout with them.
 */
export async function withTimeout<Value>(
  ms: number,
  work: (late: AbortController) => Promise<Value>,
): Promise<Value> {
  const timeout = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      timeout.abort()
      reject(new Error('No answer came in time.'))
    }, ms)
  })
  try {
    return await Promise.race([work(timeout), over])
  } finally {
    clearTimeout(timer)
  }
}
