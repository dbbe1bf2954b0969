import { setTimeout } from 'node:timers/promises'
import type { ApiError, Result } from '@store/api-client/contract/problem'

const pauseMs = 100
const timeoutMs = 60_000

/** Result of a call that was retried until answered. */
export interface RetriedResult<Answer> {
  readonly result: Result<Answer>
  /** Number of tries; whether a try without a response took effect is unknown. */
  readonly tries: number
}

/** Retries a call until the store responds; throws after a minute without a response. */
export async function retryUntilAnswered<Answer>(
  call: () => Promise<Result<Answer>>,
): Promise<RetriedResult<Answer>> {
  const started = performance.now()
  for (let tries = 1; ; tries += 1) {
    const result = await call()
    if (result.ok || !isRetryable(result.failure)) return { result, tries }
    if (performance.now() - started > timeoutMs)
      throw new Error(`The store gave no answer for a minute: ${JSON.stringify(result.failure)}`)
    await setTimeout(pauseMs)
  }
}

/** Returns whether a call should be retried: no response arrived, or the response asks for a retry. */
export const isRetryable = (failure: ApiError) =>
  failure.kind === 'network' || (failure.kind === 'invalidResponse' && [502, 503].includes(failure.status))
