import { assert, asyncProperty, string, stringMatching } from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { type SmtpServerOptions, startSmtpServer } from '../fixtures/startSmtpServer.ts'
import { MessageNotAcceptedError } from '../jobs/MessageNotAcceptedError.ts'
import { createSmtpTransport } from './createSmtpTransport.ts'
import type { Mail } from './Mailer.ts'

const from = 'Marigold <orders@shop.example>'
const code: Mail = {
  ...{ to: 'asha@shop.example', subject: '493027 is your code', text: 'It is 493027.\n' },
  html: '<p>It is 493027.</p>\n',
}

let endings: (() => void | Promise<void>)[] = []
afterEach(async () => {
  for (const end of endings) await end()
  endings = []
})

/** Starts a server and opens a transport to it, with a URL made from its port. */
const connect = async (options: SmtpServerOptions, urlOf = (port: number) => `smtp://127.0.0.1:${port}`) => {
  const server = await startSmtpServer(options)
  const sender = createSmtpTransport({ url: urlOf(server.port), from })
  endings.push(sender.close, server.goDown)
  return { server, sender, send: () => sender.send(code, 'key') }
}

describe('the SMTP connection', () => {
  it('is encrypted on this machine when the server offers it', async () => {
    const { server, send } = await connect({ offersTls: true })
    await send()
    expect(server.mails).toMatchObject([{ isEncrypted: true }])
  })

  it.each([
    ['without TLS', false, 'ETLS'],
    ['with an untrusted certificate', true, 'CERT'],
  ])('is not opened to another machine %s', async (_, offersTls, word) => {
    // This address reaches this machine, but is not one of its names.
    const { server, send } = await connect({ offersTls }, (port) => `smtp://0.0.0.0:${port}`)
    await expect(send()).rejects.toMatchObject({ isPermanent: false, message: expect.stringContaining(word) })
    expect(server.tries()).toBe(0)
  })

  it('logs in with a percent-encoded user and password', async () => {
    const { server, send } = await connect(
      { password: 'p@ss/word' },
      (port) => `smtp://store:p%40ss%2Fword@127.0.0.1:${port}`,
    )
    await send()
    expect(server.mails).toHaveLength(1)
  })

  it('can be reopened after a rejected password', async () => {
    const { send } = await connect({ password: 'other' }, (port) => `smtp://store:wrong@127.0.0.1:${port}`)
    await expect(send()).rejects.toMatchObject({
      isPermanent: false,
      message: expect.stringContaining('535'),
    })
  })
})

describe('an SMTP rejection', () => {
  it.each([
    [550, 'RCPT', true],
    [552, 'DATA', true],
    [450, 'RCPT', false],
    [451, 'DATA', false],
    [421, 'RCPT', false],
  ] as const)(
    'with the code %i at %s is permanent: %s; its message contains no personal data',
    async (status, at, isFinal) => {
      const { server, send } = await connect({})
      server.behave({ code: status, at })
      const refused: unknown = await send().catch((cause: unknown) => cause)
      expect(refused).toBeInstanceOf(MessageNotAcceptedError)
      expect(refused).toMatchObject({ isPermanent: isFinal, message: expect.stringContaining(`${status}`) })
      expect(String(refused)).not.toContain('asha')
    },
  )
})

it('keeps the Message-ID of a mail that is sent again', async () => {
  const { server, sender } = await connect({})
  for (const key of ['a', 'a', 'b']) await sender.send(code, key)
  const ids = server.mails.map(({ email }) => email.messageId)
  expect(ids).toEqual(['<a@shop.example>', '<a@shop.example>', '<b@shop.example>'])
})

describe('header injection', () => {
  const refuses = async (mail: Mail) => {
    const sender = createSmtpTransport({ url: 'smtp://127.0.0.1:1', from })
    // No server listens there, so an attempt to connect would fail with another error.
    await expect(sender.send(mail, 'key')).rejects.toMatchObject({ isPermanent: true })
    sender.close()
  }

  it('is rejected in an address that is a list, has a name, or contains a line break', async () => {
    const between = stringMatching(/^[,;\r\n<> "]+$/)
    await assert(
      asyncProperty(between, string(), (separator, more) =>
        refuses({ ...code, to: `${code.to}${separator}${more}` }),
      ),
    )
  })

  it('is rejected in a subject with a line break', async () => {
    const lineBreak = stringMatching(/^[\r\n]+$/)
    await assert(
      asyncProperty(string(), lineBreak, string(), (before, between, after) =>
        refuses({ ...code, subject: `${before}${between}${after}` }),
      ),
    )
  })
})

describe('invalid SMTP settings', () => {
  it.each(['', 'mail.shop.example', 'http://mail.shop.example', 'smtp://', 'smtps://:s3cret@'])(
    'are rejected immediately for the URL %j',
    (url) => {
      expect(() => createSmtpTransport({ url, from })).toThrow(
        /^The address of the mail server must look like (?!.*s3cret)/,
      )
    },
  )

  it.each(['', 'Marigold', 'a@shop.example, b@shop.example', 'Marigold\r\nBcc: <b@shop.example>'])(
    'are rejected immediately for the sender %j',
    (sender) => {
      expect(() => createSmtpTransport({ url: 'smtp://localhost', from: sender })).toThrow(
        'must be one address',
      )
    },
  )
})
