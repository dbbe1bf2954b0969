import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApi, type TestApi } from '../fixtures/openTestApi.ts'
import { createDemoOutboxSmsSender } from '../sms/createDemoOutboxSmsSender.ts'
import { createDemoOutboxMailer } from './createDemoOutboxMailer.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

it('the outbox shows mails and text messages as text, newest first', async () => {
  const { clock } = api.deps
  const usefulUntil = clock.now()
  await createDemoOutboxMailer(clock).enqueue(api.db, {
    to: 'asha@example.com',
    subject: 'Your <order>',
    text: 'Yes',
    html: '<p>Yes</p>',
  })
  await createDemoOutboxSmsSender(clock).enqueue(api.db, {
    to: '+919876543210',
    text: '493027 is <it>',
    usefulUntil,
  })
  const page = await (await api.app.request('/api/outbox')).text()
  expect(page.replaceAll(/\s+/g, ' ')).toMatch(
    /<h2>Text message<\/h2> <p>To \+919876543210,.*493027 is &lt;it&gt;.*<h2>Your &lt;order&gt;<\/h2> <p>To asha@example\.com,/,
  )
})

it('the outbox shows the HTML of a mail, which can neither run scripts nor load resources', async () => {
  await createDemoOutboxMailer(api.deps.clock).enqueue(api.db, {
    ...{ to: 'asha@example.com', subject: 'Your order', text: 'Yes', html: '<h1>Yes</h1>' },
  })
  const href = /href="(\/api\/outbox\/\d+)"/.exec(await (await api.app.request('/api/outbox')).text())?.[1]
  const answer = await api.app.request(href ?? '')
  expect(await answer.text()).toBe('<h1>Yes</h1>')
  expect(answer.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'unsafe-inline';.*sandbox/,
  )
  for (const none of ['999999', 'x', '99999999999999999999']) {
    expect((await api.app.request(`/api/outbox/${none}`)).status).toBe(404)
  }
})
