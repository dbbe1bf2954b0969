/**
 * Runs abortable work with a timeout in milliseconds, and rejects when it takes longer. It uses a timer of its own,
 * because Node may garbage-collect an `AbortSignal.any` signal, and its timeout with it.
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
