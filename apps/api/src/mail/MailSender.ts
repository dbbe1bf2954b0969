import type { Mail } from './Mailer.ts'

/** Hands mails over to whoever delivers them. */
export interface MailSender {
  /**
   * Sends one mail; answers when it was accepted. The same key makes the same Message-ID, so that a second copy can be
   * told from a second mail.
   * @throws {MailNotSent}
   */
  readonly send: (mail: Mail, key: string) => Promise<void>
  /** Lets go of connections; a mail that is being sent right now fails. */
  readonly close: () => void
}

/** A mail was not accepted. The message names no address and quotes nothing the server said. */
export class MailNotSent extends Error {
  override readonly name = 'MailNotSent'
  /** Whether it would never be accepted, however often it is tried. */
  readonly isFinal: boolean

  constructor(message: string, isFinal: boolean) {
    super(message)
    this.isFinal = isFinal
  }
}
