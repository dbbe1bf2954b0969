import type { SmsMessage } from './SmsSender.ts'

/** Passes text messages to the SMS service. */
export interface SmsTransport {
  /**
   * Sends one message; resolves when the service has accepted it. Every attempt has the same idempotency key, so that
   * the service can distinguish a retry from a second message.
   * @throws {MessageNotAcceptedError}
   */
  readonly send: (message: SmsMessage, key: string) => Promise<void>
  /** Closes connections; a message that is being sent fails. */
  readonly close: () => void
}
