import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { mails } from '../db/schema/mails.ts'
import { openTestMail, type TestMail } from '../fixtures/openTestMail.ts'
import type { Mail } from '../mail/Mailer.ts'

const order: Mail = {
  to: 'asha@shop.example',
  subject: 'Your order MG-7Q2K',
  text: 'Thank you.\n',
  html: '<p>Thank you.</p>',
}

let site: TestMail
beforeEach(async () => {
  site = await openTestMail(new Date('2026-11-23T10:00:00+05:30'))
})
afterEach(() => site.close())

const outbox = () => site.database.db.select().from(mails)

describe('a message queue in demo mode', () => {
  it('keeps mails on the outbox page and has no jobs without a mail server', async () => {
    await site.post(await site.open({ mode: 'demo', smtp: undefined }), order)
    expect(await outbox()).toMatchObject([{ recipient: order.to, subject: order.subject }])
    const schema = await site.database.db.execute(sql`select to_regnamespace('jobs')::text as found`)
    expect(JSON.stringify(schema)).toContain('"found":null')
  })

  it('keeps mails on the outbox page and also sends them with a mail server', async () => {
    await site.post(await site.open({ mode: 'demo' }), order)
    await site.server.received(1)
    expect(await outbox()).toHaveLength(1)
  })
})

it('refuses to open in production without a mail server', async () => {
  await expect(site.open({ smtp: undefined })).rejects.toThrow('needs a mail server')
})

it('sends an enqueued mail immediately, not at the next poll two seconds later', async () => {
  const mail = await site.open()
  const began = performance.now()
  for (let count = 1; count <= 10; count++) {
    await site.post(mail, order)
    await site.server.received(count)
  }
  expect(performance.now() - began).toBeLessThan(5_000)
})

it('sends each mail once from two instances', async () => {
  const instances = [await site.open(), await site.open()]
  const subjects = Array.from({ length: 30 }, (_, number) => `Your order ${number}`)
  await Promise.all(
    instances.flatMap((instance, which) =>
      subjects
        .filter((_, number) => number % 2 === which)
        .map((subject) => site.post(instance, { ...order, subject })),
    ),
  )
  await site.server.received(30)
  await Promise.all(instances.map(({ close }) => close()))
  expect(site.server.mails.map(({ email }) => email.subject).sort()).toEqual(subjects.sort())
  expect(await site.states()).not.toMatch(/created|active|retry|completed|failed/)
})

describe('closing the message queue', () => {
  it('waits for the mail being sent', async () => {
    site.server.behave('hang')
    const mail = await site.open()
    await site.post(mail, order)
    await site.server.tried(1)
    const closed = mail.close()
    site.server.release()
    await closed
    expect(site.server.mails).toHaveLength(1)
    expect(await site.states()).not.toMatch(/active|retry|completed|failed/)
  })

  it('waits no longer than its timeout, and the next instance sends the mail', async () => {
    site.server.behave('hang')
    const mail = await site.open({ closeMs: 50 })
    await site.post(mail, order)
    await site.server.tried(1)
    await mail.close()
    expect(await site.states()).toContain('retry')
    site.server.behave('accept')
    await site.open()
    await site.server.received(1)
    expect(site.server.mails).toHaveLength(1)
  })
})
