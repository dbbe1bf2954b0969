/**
 * A mail or a text message was not accepted. The message contains no personal data and quotes nothing from the
 * other side.
 */
export class SendError extends Error {
  override readonly name = 'SendError'
  /** Whether it would be rejected at every attempt. */
  readonly isPermanent: boolean

  constructor(message: string, isFinal: boolean) {
    super(message)
    this.isPermanent = isFinal
  }
}
