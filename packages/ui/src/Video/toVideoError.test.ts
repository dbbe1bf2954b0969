import { expect, it } from 'vitest'
import { toVideoError } from './toVideoError.ts'

it.each([
  ['a network error', { code: 2 }, 'network'],
  ['a decoding error', { code: 3 }, 'decoding'],
  ['an unsupported format', { code: 4 }, 'unplayable'],
  ['an error without a code', {}, 'unplayable'],
  ['a missing error', null, 'unplayable'],
  ['a play request without a playable source', { name: 'NotSupportedError', code: 9 }, 'unplayable'],
  [
    'a play request that the browser blocks before an interaction',
    { name: 'NotAllowedError', code: 0 },
    'refused',
  ],
  ['a play request that was interrupted by a pause', { name: 'AbortError', code: 20 }, undefined],
])('maps %s to an error kind or to none', (_, error, failure) => {
  expect(toVideoError(error)).toBe(failure)
})
