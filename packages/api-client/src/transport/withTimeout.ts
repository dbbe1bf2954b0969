/**
 * Does a work that may be called off, and rejects when it takes longer than so many milliseconds. By a timer, not by the
 * signal alone: Node forgets signals that only follow others, and with them the end of the waiting.
 */
export async function withTimeout<Value>(
  ms: number,
  work: (late: AbortController) => Promise<Value>,
): Promise<Value> {
  const late = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      late.abort()
      reject(new Error('No answer came in time.'))
    }, ms)
  })
  try {
    return await Promise.race([work(late), over])
  } finally {
    clearTimeout(timer)
  }
}
