import type { RecordedResponse } from '../shopper/openBrowser.ts'
import type { Violation } from './Violation.ts'

/** Answers of 500 and more that do not ask to try again in a moment: the only ones a shop may give while something is away. */
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

/** How many asked to try again in a moment. */
export const countBusy = (answers: readonly RecordedResponse[]): number =>
  answers.filter(({ status }) => status === 503).length
