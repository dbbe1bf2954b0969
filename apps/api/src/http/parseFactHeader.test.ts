import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp } from '../createApp.ts'
import { openTestApi, type TestApi } from '../fixtures/openTestApi.ts'
import { parseFactHeader } from './parseFactHeader.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

it.each(['a', 'mailing_2026-11', 'x'.repeat(64)])('accepts %s as the value of the fact header', (header) => {
  expect(parseFactHeader(header)).toBe(header)
})

it.each([undefined, '', 'x'.repeat(65), 'two words', 'a;b', '<b>', 'é', 'a\r\nx-evil: 1'])(
  'ignores the fact header %j',
  (header) => {
    expect(parseFactHeader(header)).toBeUndefined()
  },
)

it('the API responds identically to a valid and an invalid “fact” header, and logs neither value', async () => {
  const messages: unknown[] = []
  const say = (...words: unknown[]) => messages.push(...words)
  const app = createApp({ ...api.deps, log: { info: say, warn: say, error: say } })
  for (const fact of ['good_fact', 'bad fact; drop']) {
    const answer = await app.request('/api/marigold/fa/users/logout', {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json', fact },
    })
    expect([answer.status, await answer.json()]).toEqual([200, { status: true }])
  }
  expect(messages).not.toHaveLength(0)
  expect(JSON.stringify(messages)).not.toMatch(/good_fact|bad fact/)
})
