import type { ApiError, Result } from '../contract/problem/index.ts'

/** The network to a fake shop, which may be slow or fail. */
export interface FakeNetwork {
  /** Sends a call to the shop and returns its response. */
  readonly reach: <Answer>(work: () => Result<Answer>) => Promise<Result<Answer>>
  /** Makes every call fail from now on, or none. A failing call changes nothing. */
  readonly fail: (failure: ApiError | undefined) => void
  /** Makes the next call fail: before its change, or after it, so that only the response is lost. */
  readonly failOnce: (failure: ApiError, when?: 'before' | 'after') => void
  /** Sets the latency of responses from now on, in ms. */
  readonly slow: (latencyMs: number) => void
}

/** Creates the network to a fake shop. */
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
