import { createOutboxMailer } from './createOutboxMailer.ts'
import type { MailAtWork, MailOptions } from './MailAtWork.ts'
import type { Mailer } from './Mailer.ts'

/**
 * Opens the mail of an installation. Demo mode keeps mails on the outbox page, and sends them too where a mail server
 * is given; production sends them and keeps none.
 */
export async function openMail(options: MailOptions): Promise<MailAtWork> {
  const { smtp, mode, clock } = options
  const outbox = createOutboxMailer(clock)
  if (!smtp) {
    if (mode === 'demo') return { mailer: outbox, close: async () => undefined }
    throw new Error('Production needs a mail server: one-time passwords could not reach anybody without.')
  }
  // Only a store that sends mails pays for loading what sends them.
  const { openPostedMail } = await import('./openPostedMail.ts')
  const posted = await openPostedMail(smtp, options)
  return mode === 'demo' ? { ...posted, mailer: inBoth(outbox, posted.mailer) } : posted
}

const inBoth = (first: Mailer, second: Mailer): Mailer => ({
  post: async (tx, mail) => {
    await first.post(tx, mail)
    await second.post(tx, mail)
  },
})
