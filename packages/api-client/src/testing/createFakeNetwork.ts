import type { ApiError, Result } from '../contract/problem/index.ts'

/** The way to a fake shop, which may be slow or lead nowhere. */
export interface FakeNetwork {
  /** Takes a call to the shop and its answer back. */
  readonly reach: <Answer>(work: () => Result<Answer>) => Promise<Result<Answer>>
  /** Lets every call fail from now on, or none; nothing is changed by them. */
  readonly fail: (failure: ApiError | undefined) => void
  /** Lets the next call fail: before anything was changed, or after it was, so that only its answer is lost. */
  readonly failOnce: (failure: ApiError, when?: 'before' | 'after') => void
  /** How long an answer takes from now on, in ms. */
  readonly slow: (latencyMs: number) => void
}

/** Makes the way to a fake shop. */
export function createFakeNetwork(latencyMs = 0): FakeNetwork {
  let delayMs = latencyMs
  let failing: ApiError | undefined
  let once: { readonly failure: ApiError; readonly when: 'before' | 'after' } | undefined
  return {
    reach: async (work) => {
      const fate = once ?? (failing && ({ failure: failing, when: 'before' } as const))
      once = undefined
      if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs))
      const answer = fate?.when === 'before' ? undefined : work()
      return fate || !answer ? { ok: false, failure: fate?.failure ?? { kind: 'network' } } : answer
    },
    fail: (failure) => {
      failing = failure
    },
    failOnce: (failure, when = 'before') => {
      once = { failure, when }
    },
    slow: (ms) => {
      delayMs = ms
    },
  }
}
