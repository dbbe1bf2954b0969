/** How long what was asked is fresh, and how long nobody asks again who could not answer. Milliseconds. */
const life = { freshMs: 60_000, calmMs: 5_000 } as const

/** Asks for something once a minute, however many want it; while it cannot be had the last answer goes on. */
export function keepFresh<Value>(load: () => Promise<Value | undefined>, now: () => number) {
  let kept: Value | undefined
  let until = Number.NEGATIVE_INFINITY
  let asking: Promise<Value | undefined> | undefined

  const ask = async () => {
    const value = await load().catch(() => undefined)
    until = now() + (value === undefined ? life.calmMs : life.freshMs)
    kept = value ?? kept
    asking = undefined
    return kept
  }

  return async (): Promise<Value | undefined> => {
    if (now() < until) return kept
    asking ??= ask()
    // Nobody waits for a shop that is slow while the last answer will do.
    return kept ?? asking
  }
}
