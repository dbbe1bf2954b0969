import { isEmail } from '@store/api-client/contract/rules/isEmail'
import { createTransport, type NodemailerError } from 'nodemailer'
import addressparser from 'nodemailer/lib/addressparser'
import { SendError } from '../jobs/SendError.ts'
import type { Mail } from './Mailer.ts'
import type { MailTransport } from './MailTransport.ts'
import type { SmtpSettings } from './SmtpSettings.ts'

/** Milliseconds a server may be silent, and one mail may take in all. */
const patience = { silence: 10_000, mail: 30_000 } as const

/**
 * Sends mails by SMTP. To another machine only over TLS with a certificate that holds, from the start or by STARTTLS;
 * to this machine TLS is used where offered.
 * @throws {Error} where the settings cannot be understood
 */
export function createSmtpTransport(settings: SmtpSettings): MailTransport {
  const from = readFrom(settings.from)
  const domain = from.address.slice(from.address.indexOf('@') + 1)
  const transport = createTransport({
    ...readUrl(settings.url),
    pool: true,
    connectionTimeout: patience.silence,
    greetingTimeout: patience.silence,
    socketTimeout: patience.silence,
    dnsTimeout: patience.silence,
    // Trying again is the job's business.
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
          // A server that trickles is never silent.
          signal: AbortSignal.timeout(patience.mail),
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
    // The address itself may hold a password: it is not shown.
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
    // Nobody stands between two programs of one machine, and local servers sign for themselves.
    tls: { rejectUnauthorized: !isThisMachine },
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
  }
}

// Whoever gets a line break or a second address into a header writes mails in the shop's name.
function refuseUnfit({ to, subject }: Mail): void {
  if (!isEmail(to)) throw new SendError('the address is not exactly one address', true)
  if (/[\r\n]/.test(subject)) throw new SendError('the subject has a line break', true)
}

// What the server said often repeats the address; only codes are passed on.
function toNotSent(cause: unknown): SendError {
  const failure: Partial<NodemailerError> = cause instanceof Error ? cause : {}
  const { code, originalCode, command, responseCode, permanent } = failure
  const words = ['the mail server did not take it:', code, originalCode, command, responseCode]
  // A refused login or sender is the shop's own mistake, which can be mended while the mail waits.
  const isAboutMail = command === 'RCPT TO' || command === 'DATA'
  return new SendError(
    words.filter((word) => word !== undefined).join(' '),
    permanent === true && isAboutMail,
  )
}
