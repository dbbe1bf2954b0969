import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { mails } from '../db/schema/mails.ts'
import { openTestMail, type TestMail } from '../fixtures/openTestMail.ts'
import { openJobQueue } from '../jobs/openJobQueue.ts'
import type { RunningMessageQueue } from '../messaging/RunningMessageQueue.ts'
import { createMailEncryptor } from './createMailEncryptor.ts'
import { createQueuedMailer } from './createQueuedMailer.ts'
import type { Mail } from './Mailer.ts'
import { mailQueueName } from './mailQueueName.ts'

const start = new Date('2026-11-23T10:00:00+05:30')
const minute = 60 * 1000
const after = (minutes: number) => new Date(start.getTime() + minutes * minute)

const order: Mail = {
  to: 'asha@shop.example',
  subject: 'आशा, your order MG-7Q2K is in 🌹',
  text: 'Dear आशा राव,\n\nthank you 🌹.\n',
  html: '<p>Dear आशा राव,</p>\n<p>thank you 🌹.</p>',
}
const code: Mail = {
  to: 'asha@shop.example',
  subject: '493027 is your code',
  text: 'It is 493027.\n',
  html: '<p>It is 493027.</p>\n',
  usefulUntil: after(10),
}
const personal = /493027|asha|MG-7Q2K|shop\.example/i

let site: TestMail
beforeAll(async () => {
  site = await openTestMail(start)
})
afterEach(() => site.reset())
afterAll(() => site.close())

it('delivers a mail once, unchanged, and leaves no job behind', async () => {
  const mail = await site.open()
  await site.post(mail, order)
  await site.server.received(1)
  await mail.close()
  expect(site.server.mails).toHaveLength(1)
  expect(site.server.mails[0]).toMatchObject({
    from: 'orders@shop.example',
    to: ['asha@shop.example'],
    email: {
      from: { name: 'Marigold', address: 'orders@shop.example' },
      to: [{ address: 'asha@shop.example' }],
      subject: order.subject,
      messageId: expect.stringMatching(/^<[0-9a-f-]{36}@shop\.example>$/),
    },
  })
  // The parser adds the line break before the boundary to each part.
  const { text, html } = site.server.mails[0]?.email ?? {}
  expect([text?.trimEnd(), html?.trimEnd()]).toEqual([order.text.trimEnd(), order.html.trimEnd()])
  expect(site.server.mails[0]?.email.headers).toContainEqual(
    expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
  )
  expect(await site.states()).not.toMatch(/created|active|retry|completed|failed/)
  expect(await site.database.db.select().from(mails)).toHaveLength(0)
  expect(site.said).toEqual([])
})

it('does not block requests while the mail server does not respond, and stores no readable mail in the database', async () => {
  site.server.behave('hang')
  const mail = await site.open()
  await site.post(mail, code)
  await site.server.tried(1)
  await site.post(mail, order)
  await site.server.tried(2)
  expect(site.server.mails).toHaveLength(0)
  expect(await site.states()).toContain('active active')
  expect(await site.jobs()).not.toMatch(personal)
  site.server.release()
  await site.server.received(2)
})

it('does not send a mail of a transaction that was rolled back', async () => {
  const mail = await site.open()
  const broken = site.database.transact(async (tx) => {
    await mail.mailer.enqueue(tx, order)
    throw new Error('out of stock')
  })
  await expect(broken).rejects.toThrow('out of stock')
  await site.post(mail, code)
  await site.server.received(1)
  await mail.close()
  expect(site.server.mails.map(({ email }) => email.subject)).toEqual([code.subject])
})

describe('a retried mail', () => {
  it('is sent after the server was down', async () => {
    await site.server.goDown()
    const mail = await site.open()
    await site.post(mail, order)
    expect(await site.hear('not sent yet')).toContain('ECONNREFUSED')
    await site.server.goUp()
    await site.server.received(1)
  })

  it.each(['RCPT', 'DATA'] as const)('is sent once after a temporary rejection at %s', async (at) => {
    site.server.behave({ code: 451, at })
    const mail = await site.open()
    await site.post(mail, code)
    expect(await site.hear('not sent yet')).not.toMatch(personal)
    expect(await site.jobs()).not.toMatch(personal)
    site.server.behave('accept')
    await site.server.received(1)
    await mail.close()
    expect(site.server.mails).toHaveLength(1)
    expect(await site.states()).not.toMatch(/retry|completed|failed/)
  })

  it('is retried for a day, and then kept as failed', async () => {
    site.server.behave({ code: 451, at: 'RCPT' })
    const mail = await site.open()
    await site.post(mail, order)
    await site.hear('not sent yet')
    site.setNow(after(24 * 60))
    await site.hear('error: mail: not sent, and given up')
    await mail.close()
    expect(await site.states()).toContain('failed')
  })

  it('is not sent after its expiry', async () => {
    site.server.behave({ code: 451, at: 'RCPT' })
    const mail = await site.open()
    await site.post(mail, code)
    await site.hear('not sent yet')
    site.setNow(after(10))
    site.server.behave('accept')
    await site.hear('its time was over')
    await mail.close()
    expect(site.server.mails).toHaveLength(0)
    expect(await site.states()).not.toMatch(/retry|failed/)
  })
})

describe('a mail that cannot be delivered', () => {
  const expectGivenUp = async (mail: RunningMessageQueue) => {
    const line = await site.hear('error: mail: not sent, and given up')
    await mail.close()
    expect(await site.states()).toContain('failed')
    expect(`${line} ${await site.jobs()}`).not.toMatch(personal)
    return line
  }

  it.each(['RCPT', 'DATA'] as const)(
    'is kept encrypted and logged anonymously after a permanent rejection at %s',
    async (at) => {
      site.server.behave({ code: 550, at })
      const mail = await site.open()
      await site.post(mail, code)
      expect(await expectGivenUp(mail)).toContain('550')
    },
  )

  it('is kept encrypted and logged anonymously when it has more than one address', async () => {
    const mail = await site.open()
    await site.post(mail, { ...code, to: 'asha@shop.example,mallory@shop.example' })
    await expectGivenUp(mail)
    expect(site.server.tries()).toBe(0)
  })

  it('is kept encrypted and logged anonymously when another secret encrypted it', async () => {
    const mail = await site.open()
    const jobs = await openJobQueue({ ...site, queues: [mailQueueName] })
    const mailer = createQueuedMailer({
      jobs,
      encryptor: createMailEncryptor('another secret'),
      clock: site.clock,
    })
    await site.database.transact((tx) => mailer.enqueue(tx, code))
    await expectGivenUp(mail)
    expect(site.server.tries()).toBe(0)
    await jobs.close()
  })
})
