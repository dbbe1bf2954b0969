import { expect, it } from 'vitest'
import { findServerErrors } from './findServerErrors.ts'

const answer = { method: 'POST', path: '/api/x', requestId: 'r', retryAfter: undefined, code: undefined }
const busy = { ...answer, status: 503, code: 'unavailable', retryAfter: '1' }

it('finds responses of 500 and above, except those that ask the client to retry', () => {
  expect(findServerErrors([{ ...answer, status: 200 }, { ...answer, status: 409 }, busy])).toEqual([])
  for (const wrong of [
    { ...answer, status: 500 },
    { ...busy, retryAfter: undefined },
    { ...busy, code: undefined },
  ])
    expect(findServerErrors([wrong])).toMatchObject([{ kind: 'failed' }])
})
