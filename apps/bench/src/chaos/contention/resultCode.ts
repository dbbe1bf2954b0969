import type { Result } from '@store/api-client/contract/problem'

/** What a call was refused with, or `ok`. */
export const resultCode = (outcome: Result<unknown>): string =>
  outcome.ok ? 'ok' : outcome.failure.kind === 'refused' ? outcome.failure.code : outcome.failure.kind

/** How many of some words are this one. */
export const countMatches = (words: readonly string[], word: string): number =>
  words.filter((one) => one === word).length
