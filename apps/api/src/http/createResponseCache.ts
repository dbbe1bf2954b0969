/** How many answers are kept: those asked for last. */
const most = 500

/** The part of its time in which an answer is asked for anew while it is still given. */
const lastPart = 1 / 4

interface Kept<Answer> {
  readonly answer: Promise<Answer>
  readonly until: number
  /** The answer that will take its place. */
  next?: Kept<Answer> | undefined
}

/**
 * Gives an answer that is the same for everyone again for a moment, so that a crowd before one gift is one question to the
 * database. Whoever asks while it is made waits for the same one; one that could not be made is not kept. An answer that is
 * still asked for when its time is nearly over is made anew meanwhile, so that nobody of the crowd waits.
 *
 * @param keptMs Milliseconds from the moment it is asked for; 0 keeps none.
 */
export function createResponseCache<Answer>(keptMs: number, now: () => number = () => performance.now()) {
  const answers = new Map<string, Kept<Answer>>()

  const keep = (key: string, made: Kept<Answer>) => {
    // What is made last stands last: the first is the one nobody asked for lately.
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
