import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApi, type TestApi } from '../fixtures/openTestApi.ts'
import { createOutboxTexter } from '../texts/createOutboxTexter.ts'
import { createOutboxMailer } from './createOutboxMailer.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

it('shows mails and text messages, newest first, as text', async () => {
  const { clock } = api.deps
  const usefulUntil = clock.now()
  await createOutboxMailer(clock).post(api.db, {
    to: 'asha@example.com',
    subject: 'Your <order>',
    text: 'Yes',
  })
  await createOutboxTexter(clock).post(api.db, { to: '+919876543210', text: '493027 is <it>', usefulUntil })
  const page = await (await api.app.request('/api/outbox')).text()
  expect(page.replaceAll(/\s+/g, ' ')).toMatch(
    /<h2>Text message<\/h2> <p>To \+919876543210,.*493027 is &lt;it&gt;.*<h2>Your &lt;order&gt;<\/h2> <p>To asha@example\.com,/,
  )
})
