import { expect, it } from 'vitest'
import { findContinueHref } from './continueSignOn.ts'

it.each([
  [
    'the request it came with',
    '?client_id=notes&state=a%26b',
    '/api/sso/authorize?client_id=notes&state=a%26b',
  ],
  ['the home page without a request', '', '/'],
  ['no URL that the query names', '?return_to=https://evil.example/', '/'],
  [
    'the store, whatever URL the request names',
    '?client_id=x&redirect_uri=//evil.example',
    '/api/sso/authorize?client_id=x&redirect_uri=//evil.example',
  ],
])('a login on the sign-in page continues with %s', (_, search, href) => {
  expect(findContinueHref(search)).toBe(href)
})
