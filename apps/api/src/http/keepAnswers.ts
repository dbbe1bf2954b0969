/** How many answers are kept: those asked for last. */
const most = 500

interface KeptAnswer {
  readonly json: Promise<string>
  readonly until: number
}

/**
 * Gives an answer that is the same for everyone again for a moment, so that a crowd before one gift is one question to the
 * database. Whoever asks while it is made waits for the same one; one that could not be made is not kept.
 *
 * @param keptMs Milliseconds from the moment it is asked for; 0 keeps none.
 */
export function keepAnswers(keptMs: number, now: () => number = () => performance.now()) {
  const answers = new Map<string, KeptAnswer>()

  return (key: string, make: () => Promise<string>): Promise<string> => {
    if (keptMs === 0) return make()
    const found = answers.get(key)
    if (found && now() < found.until) return found.json
    const json = make()
    const made = { json, until: now() + keptMs }
    // What is made last stands last: the first is the one nobody asked for lately.
    answers.delete(key)
    answers.set(key, made)
    const oldest = answers.size > most ? answers.keys().next().value : undefined
    if (oldest !== undefined) answers.delete(oldest)
    json.catch(() => {
      if (answers.get(key) === made) answers.delete(key)
    })
    return json
  }
}
