import { expect, it } from 'vitest'
import { toVideoError } from './toVideoError.ts'

it.each([
  ['a broken line', { code: 2 }, 'network'],
  ['a damaged file', { code: 3 }, 'decoding'],
  ['an unknown form', { code: 4 }, 'unplayable'],
  ['an error without a code', {}, 'unplayable'],
  ['no error at all', null, 'unplayable'],
  ['a play that no source answers', { name: 'NotSupportedError', code: 9 }, 'unplayable'],
  ['a browser that wants a tap first', { name: 'NotAllowedError', code: 0 }, 'refused'],
  ['a play that was paused at once', { name: 'AbortError', code: 20 }, undefined],
])('reads %s', (_, error, failure) => {
  expect(toVideoError(error)).toBe(failure)
})
