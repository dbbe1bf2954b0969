/** A mail or a text message was not accepted. The message names nobody and quotes nothing the other side said. */
export class SendError extends Error {
  override readonly name = 'NotSent'
  /** Whether it would never be accepted, however often it is tried. */
  readonly isPermanent: boolean

  constructor(message: string, isFinal: boolean) {
    super(message)
    this.isPermanent = isFinal
  }
}
