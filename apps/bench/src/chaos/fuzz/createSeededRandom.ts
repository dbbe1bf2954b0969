/** A seeded random generator, so that a violation can be reproduced. */
export interface SeededRandom {
  /** Returns an integer from 0, below the limit. */
  readonly integerBelow: (limit: number) => number
  readonly pick: <Value>(values: readonly [Value, ...Value[]]) => Value
}

/** Creates a random generator from a whole number (mulberry32). */
export function createSeededRandom(seed: number): SeededRandom {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const integerBelow = (limit: number) => Math.floor(next() * limit)
  return { integerBelow, pick: (values) => values[integerBelow(values.length)] ?? values[0] }
}
