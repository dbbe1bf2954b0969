import type { RecordedResponse } from '../shopper/openSimulatedBrowser.ts'
import type { Violation } from './Violation.ts'

/**
 * Returns responses of 500 and more that do not request a retry, because only retry responses are allowed while a
 * dependency is unavailable.
 */
export function findServerErrors(answers: readonly RecordedResponse[]): readonly Violation[] {
  const wrong = answers.filter(
    ({ status, code, retryAfter }) => status >= 500 && !isHonest(status, code, retryAfter),
  )
  return wrong.map(({ method, path, status }) => ({
    kind: 'failed',
    sentence: `${method} ${path} said ${status}`,
  }))
}

const isHonest = (status: number, code: string | undefined, retryAfter: string | undefined) =>
  status === 503 && code === 'unavailable' && retryAfter !== undefined

/** Counts the responses that requested a retry. */
export const countBusyResponses = (answers: readonly RecordedResponse[]): number =>
  answers.filter(({ status }) => status === 503).length
