import { expect, it } from 'vitest'
import { getPreferredMessages } from './getPreferredMessages.ts'

it.each([
  ['hi', 'hi'],
  ['hi-IN', 'hi'],
  ['HI-in', 'hi'],
  ['en', 'en'],
  ['hi-IN,hi;q=0.9,en;q=0.8', 'hi'],
  ['en-IN,en;q=0.9,hi;q=0.8', 'en'],
  ['en;q=0.4, hi;q=0.7', 'hi'],
  ['fr, ta;q=0.9, hi;q=0.2', 'hi'],
  ['hi;q=0, en;q=0.1', 'en'],
  ['fr', 'en'],
  ['*', 'en'],
  ['', 'en'],
  [';;q=x,,', 'en'],
  [undefined, 'en'],
] as const)('the header "%s" prefers the language %s', (header, locale) => {
  expect(getPreferredMessages(header).locale).toBe(locale)
})
