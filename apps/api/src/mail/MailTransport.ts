import type { Mail } from './Mailer.ts'

/** Transport that sends mails to a server. */
export interface MailTransport {
  /**
   * Sends one mail; resolves when it was accepted. The same key gives the same Message-ID, so that a duplicate can be
   * distinguished from a second mail.
   * @throws {MessageNotAcceptedError}
   */
  readonly send: (mail: Mail, key: string) => Promise<void>
  /** Closes the connections; a mail that is being sent fails. */
  readonly close: () => void
}
