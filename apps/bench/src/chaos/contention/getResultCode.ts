import type { Result } from '@store/api-client/contract/problem'

/** Returns the error code of a result, or `ok`. */
export const getResultCode = (outcome: Result<unknown>): string =>
  outcome.ok ? 'ok' : outcome.failure.kind === 'refused' ? outcome.failure.code : outcome.failure.kind

/** Counts the occurrences of a result code. */
export const countResultCode = (words: readonly string[], word: string): number =>
  words.filter((one) => one === word).length
