import { isEmail } from '@store/api-client/contract/rules/isEmail'
import { createTransport, type NodemailerError } from 'nodemailer'
import addressparser from 'nodemailer/lib/addressparser'
import { MessageNotAcceptedError } from '../jobs/MessageNotAcceptedError.ts'
import type { Mail } from './Mailer.ts'
import type { MailTransport } from './MailTransport.ts'
import type { SmtpSettings } from './SmtpSettings.ts'

/** Timeouts in milliseconds: of a silent server, and of one whole mail. */
const timeouts = { silence: 10_000, mail: 30_000 } as const

/**
 * Creates a transport that sends mails by SMTP. A connection to another machine must use TLS with a valid certificate,
 * from the start or by STARTTLS. A connection to this machine uses TLS if the server offers it.
 * @throws {Error} if the settings are invalid
 */
export function createSmtpTransport(settings: SmtpSettings): MailTransport {
  const from = readFrom(settings.from)
  const domain = from.address.slice(from.address.indexOf('@') + 1)
  const transport = createTransport({
    ...readUrl(settings.url),
    pool: true,
    connectionTimeout: timeouts.silence,
    greetingTimeout: timeouts.silence,
    socketTimeout: timeouts.silence,
    dnsTimeout: timeouts.silence,
    // The job queue retries instead.
    maxRequeues: 0,
  })
  return {
    send: async (mail, key) => {
      refuseUnfit(mail)
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: mail.to },
          subject: mail.subject,
          text: mail.text,
          ...(mail.html !== '' && { html: mail.html }),
          messageId: `<${key}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
          xMailer: false,
          // A server that sends slowly never reaches the timeout for silence.
          signal: AbortSignal.timeout(timeouts.mail),
        })
      } catch (cause) {
        throw toNotSent(cause)
      }
    },
    close: () => transport.close({ force: true }),
  }
}

function readFrom(from: string): { readonly name: string; readonly address: string } {
  const [first, ...more] = /[\r\n]/.test(from) ? [] : addressparser(from, { flatten: true })
  if (first === undefined || more.length > 0 || !isEmail(first.address)) {
    throw new Error(
      `The sender of mails must be one address, such as "Marigold <orders@shop.example>": ${from}`,
    )
  }
  return first
}

const schemes = new Map([
  ['smtp:', { secure: false, port: 587 }],
  ['smtps:', { secure: true, port: 465 }],
])

const thisMachine = new Set(['localhost', '127.0.0.1', '[::1]'])

function readUrl(text: string) {
  const url = URL.parse(text)
  const scheme = url ? schemes.get(url.protocol) : undefined
  if (!url || !scheme || url.hostname === '') {
    // The URL may contain a password, so it is not printed.
    throw new Error(
      'The address of the mail server must look like smtp://user:password@host:587 or smtps://…',
    )
  }
  const { hostname, username, password } = url
  const isThisMachine = thisMachine.has(hostname)
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? scheme.port : Number(url.port),
    secure: scheme.secure,
    requireTLS: !scheme.secure && !isThisMachine,
    // Connections on one machine use no network, and local servers use self-signed certificates.
    tls: { rejectUnauthorized: !isThisMachine },
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
  }
}

// Prevents header injection: with a line break or a second address, a visitor could send mails in the shop's name.
function refuseUnfit({ to, subject }: Mail): void {
  if (!isEmail(to)) throw new MessageNotAcceptedError('the address is not exactly one address', true)
  if (/[\r\n]/.test(subject)) throw new MessageNotAcceptedError('the subject has a line break', true)
}

// The server's text often repeats the address, so only codes are passed on.
function toNotSent(cause: unknown): MessageNotAcceptedError {
  const failure: Partial<NodemailerError> = cause instanceof Error ? cause : {}
  const { code, originalCode, command, responseCode, permanent } = failure
  const words = ['the mail server did not take it:', code, originalCode, command, responseCode]
  // A rejected login or sender is a configuration error, which can be corrected while the mail waits.
  const isAboutMail = command === 'RCPT TO' || command === 'DATA'
  return new MessageNotAcceptedError(
    words.filter((word) => word !== undefined).join(' '),
    permanent === true && isAboutMail,
  )
}
