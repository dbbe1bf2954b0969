/** Last part of the lifetime, during which a response is still served while it is revalidated. */
const lastPart = 1 / 4

/** Options of a response cache. */
export interface ResponseCacheOptions {
  readonly now?: () => number
  /** Maximum number of responses; the least recently used ones are evicted. @default 500 */
  readonly most?: number
}

interface Kept<Answer> {
  readonly answer: Promise<Answer>
  readonly until: number
  /** The revalidated response that will replace it. */
  next?: Kept<Answer> | undefined
}

/**
 * Caches a public response briefly, so that many requests for one gift cost one database query. Concurrent requests
 * wait for the same response; an error is not cached. A response that is requested shortly before its expiry is
 * revalidated in the background, so that no request waits.
 *
 * @param keptMs Lifetime in milliseconds from the request; 0 disables the cache.
 */
export function createResponseCache<Answer>(
  keptMs: number,
  { now = () => performance.now(), most = 500 }: ResponseCacheOptions = {},
) {
  const answers = new Map<string, Kept<Answer>>()

  const keep = (key: string, made: Kept<Answer>) => {
    // Moves the key to the end, so that the first one is the least recently used.
    answers.delete(key)
    answers.set(key, made)
    const oldest = answers.size > most ? answers.keys().next().value : undefined
    if (oldest !== undefined) answers.delete(oldest)
  }
  const drop = (key: string, made: Kept<Answer>) => {
    if (answers.get(key) === made) answers.delete(key)
  }
  const renew = (key: string, found: Kept<Answer>, make: () => Promise<Answer>) => {
    const next = { answer: make(), until: now() + keptMs }
    found.next = next
    next.answer.then(
      () => answers.get(key) === found && keep(key, next),
      () => {
        found.next = undefined
        drop(key, next)
      },
    )
  }

  return (key: string, make: () => Promise<Answer>): Promise<Answer> => {
    if (keptMs === 0) return make()
    const found = answers.get(key)
    if (found && now() < found.until) {
      if (!found.next && now() >= found.until - keptMs * lastPart) renew(key, found, make)
      return found.answer
    }
    const coming = found?.next
    const made = coming ?? { answer: make(), until: now() + keptMs }
    keep(key, made)
    if (!coming) made.answer.catch(() => drop(key, made))
    return made.answer
  }
}
