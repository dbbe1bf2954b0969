import type { Mail } from './Mailer.ts'

/** Hands mails over to whoever delivers them. */
export interface MailTransport {
  /**
   * Sends one mail; answers when it was accepted. The same key makes the same Message-ID, so that a second copy can be
   * told from a second mail.
   * @throws {SendError}
   */
  readonly send: (mail: Mail, key: string) => Promise<void>
  /** Lets go of connections; a mail that is being sent right now fails. */
  readonly close: () => void
}
