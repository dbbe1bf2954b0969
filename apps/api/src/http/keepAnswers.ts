/** How many answers are kept: those asked for last. */
const most = 500

interface Kept<Answer> {
  readonly answer: Promise<Answer>
  readonly until: number
}

/**
 * Gives an answer that is the same for everyone again for a moment, so that a crowd before one gift is one question to the
 * database. Whoever asks while it is made waits for the same one; one that could not be made is not kept.
 *
 * @param keptMs Milliseconds from the moment it is asked for; 0 keeps none.
 */
export function keepAnswers<Answer>(keptMs: number, now: () => number = () => performance.now()) {
  const answers = new Map<string, Kept<Answer>>()

  return (key: string, make: () => Promise<Answer>): Promise<Answer> => {
    if (keptMs === 0) return make()
    const found = answers.get(key)
    if (found && now() < found.until) return found.answer
    const answer = make()
    const made = { answer, until: now() + keptMs }
    // What is made last stands last: the first is the one nobody asked for lately.
    answers.delete(key)
    answers.set(key, made)
    const oldest = answers.size > most ? answers.keys().next().value : undefined
    if (oldest !== undefined) answers.delete(oldest)
    answer.catch(() => {
      if (answers.get(key) === made) answers.delete(key)
    })
    return answer
  }
}
