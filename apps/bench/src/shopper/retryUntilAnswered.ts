import { setTimeout } from 'node:timers/promises'
import type { ApiError, Result } from '@store/api-client/contract/problem'

const pauseMs = 100
const patienceMs = 60_000

/** How a call ended for somebody who does not give up. */
export interface RetriedResult<Answer> {
  readonly result: Result<Answer>
  /** Times it was tried; what a try without an answer did to the store nobody knows. */
  readonly tries: number
}

/** Calls again until the store answers, as a stubborn shopper would; throws after a minute without an answer. */
export async function retryUntilAnswered<Answer>(
  call: () => Promise<Result<Answer>>,
): Promise<RetriedResult<Answer>> {
  const started = performance.now()
  for (let tries = 1; ; tries += 1) {
    const result = await call()
    if (result.ok || !isRetryable(result.failure)) return { result, tries }
    if (performance.now() - started > patienceMs)
      throw new Error(`The store gave no answer for a minute: ${JSON.stringify(result.failure)}`)
    await setTimeout(pauseMs)
  }
}

/** Whether a call brought no answer that could be the last: none at all, or one that says try again. */
export const isRetryable = (failure: ApiError) =>
  failure.kind === 'network' || (failure.kind === 'broken' && [502, 503].includes(failure.status))
