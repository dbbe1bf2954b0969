import type { SmsMessage } from './SmsSender.ts'

/** Hands text messages over to whoever delivers them. */
export interface SmsTransport {
  /**
   * Sends one message; answers when it was accepted. The same key comes with every try, so that a second copy can be
   * told from a second message.
   * @throws {SendError}
   */
  readonly send: (message: SmsMessage, key: string) => Promise<void>
  /** Lets go of connections; a message that is being sent right now fails. */
  readonly close: () => void
}
