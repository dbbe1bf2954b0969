import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mails } from '../db/schema/mails.ts'
import { openTestMail, type TestMail } from '../fixtures/openTestMail.ts'
import { startSmsServer, type TestSmsServer } from '../fixtures/startSmsServer.ts'
import { disabledSmsSender } from '../login/disabledSmsSender.ts'
import type { RunningMessageQueue } from '../messaging/RunningMessageQueue.ts'

const start = new Date('2026-11-23T10:00:00+05:30')
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000)
const code = {
  to: '+919876543210',
  text: '493027 is your Marigold code. 🌹\n\n@store.test #493027',
  usefulUntil: after(10),
}
const personal = /493027|98765|Marigold/

let site: TestMail
let server: TestSmsServer
beforeAll(async () => {
  site = await openTestMail(start)
})
beforeEach(async () => {
  server = await startSmsServer()
})
afterEach(async () => {
  await site.reset()
  await server.goDown().catch(() => undefined)
})
afterAll(() => site.close())

const open = () => site.open({ sms: server.settings })
const post = ({ smsSender = disabledSmsSender }: RunningMessageQueue, message = code) =>
  site.database.transact((tx) => smsSender.enqueue(tx, message))

it('sends a text message once and unchanged, with the shop’s key, and deletes it afterwards', async () => {
  const opened = await open()
  await post(opened)
  await server.took(1)
  await opened.close()
  expect(server.received).toEqual([
    {
      method: 'POST',
      headers: expect.objectContaining({
        authorization: 'Bearer key-of-the-shop',
        'content-type': 'application/json',
        'idempotency-key': expect.stringMatching(/^[0-9a-f-]{36}$/),
      }),
      body: { to: code.to, text: code.text },
    },
  ])
  expect(await site.states()).not.toMatch(/created|active|retry|completed|failed/)
  expect(await site.database.db.select().from(mails)).toHaveLength(0)
  expect(site.said).toEqual([])
})

it('sends no text message if the transaction is rolled back', async () => {
  const opened = await open()
  const broken = site.database.transact(async (tx) => {
    await opened.smsSender?.enqueue(tx, { ...code, text: 'never sent' })
    throw new Error('no code was made')
  })
  await expect(broken).rejects.toThrow('no code was made')
  await post(opened)
  await server.took(1)
  await opened.close()
  expect(server.received.map(({ body }) => body)).toEqual([{ to: code.to, text: code.text }])
})

it('does not delay requests while the SMS service hangs, and stores messages encrypted', async () => {
  server.behave('hang')
  const opened = await site.open({ sms: server.settings, closeMs: 50 })
  await post(opened)
  await server.tried(1)
  expect(await site.states()).toContain('active')
  expect(await site.jobs()).not.toMatch(personal)
  await opened.close()
  expect(await site.states()).toContain('retry')
})

describe('a failed attempt', () => {
  it.each([500, 503, 429, 401, 404, 302])(
    'is retried with the same idempotency key after a response of %i',
    async (status) => {
      server.behave(status)
      const opened = await open()
      await post(opened)
      expect(await site.hear('text: not sent yet')).not.toMatch(personal)
      expect(await site.jobs()).not.toMatch(personal)
      server.behave('accept')
      await server.took(1)
      await opened.close()
      expect(server.received).toHaveLength(1)
      // The transport did not follow a redirect with the shop's key either.
      expect([server.keys.size, [...server.paths]]).toEqual([1, ['/messages']])
      expect(await site.states()).not.toMatch(/retry|completed|failed/)
    },
  )

  it('is retried after a refused connection', async () => {
    await server.goDown()
    const opened = await open()
    await post(opened)
    expect(await site.hear('text: not sent yet')).toContain('ECONNREFUSED')
    await server.goUp()
    await server.took(1)
  })

  it('is not retried after the message has expired', async () => {
    server.behave(503)
    const opened = await open()
    await post(opened)
    await site.hear('text: not sent yet')
    site.setNow(after(10))
    server.behave('accept')
    await site.hear('its time was over')
    await opened.close()
    expect(server.received).toHaveLength(0)
    expect(await site.states()).not.toMatch(/retry|failed/)
  })
})

describe('a permanent failure', () => {
  it.each([400, 422])('stops retrying after a response of %i, and logs no personal data', async (status) => {
    server.behave(status)
    const opened = await open()
    await post(opened)
    const line = await site.hear('error: text: not sent, and given up')
    await opened.close()
    expect(line).toContain(`${status}`)
    expect(`${line} ${await site.jobs()}`).not.toMatch(personal)
  })

  it.each(['9876543210', '+0919876543210', '+919876543210,+919876543211', '+91 98765 43210'])(
    'stops retrying if %s is not exactly one number',
    async (to) => {
      const opened = await open()
      await post(opened, { ...code, to })
      await site.hear('error: text: not sent, and given up')
      await opened.close()
      expect(server.received).toHaveLength(0)
    },
  )
})

describe('a shop without an SMS service', () => {
  it('keeps messages on the outbox page in demo mode', async () => {
    await post(await site.open({ mode: 'demo', smtp: undefined }))
    expect(await site.database.db.select().from(mails)).toMatchObject([
      { recipient: code.to, subject: '', text: code.text },
    ])
  })

  it('rejects a request for a code by SMS in production', async () => {
    const opened = await site.open()
    expect(opened.smsSender).toBeUndefined()
    await expect(post(opened)).rejects.toMatchObject({ status: 422, code: 'no_texts' })
  })
})
