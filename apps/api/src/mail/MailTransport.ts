import type { Mail } from './Mailer.ts'

/** Transport that hands mails over to a server. */
export interface MailTransport {
  /**
   * Sends one mail; resolves when it was accepted. The same key creates the same Message-ID, so that a duplicate
   * differs from a second mail.
   * @throws {SendError}
   */
  readonly send: (mail: Mail, key: string) => Promise<void>
  /** Closes the connections; a mail being sent at the time fails. */
  readonly close: () => void
}
