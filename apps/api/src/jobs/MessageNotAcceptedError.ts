/**
 * An e-mail or a text message was not accepted. The message contains no personal data and no text from the other
 * server.
 */
export class MessageNotAcceptedError extends Error {
  override readonly name = 'MessageNotAcceptedError'
  /** Whether every further attempt would be rejected too. */
  readonly isPermanent: boolean

  constructor(message: string, isFinal: boolean) {
    super(message)
    this.isPermanent = isFinal
  }
}
