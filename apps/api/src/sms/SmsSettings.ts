/** Settings of the SMS service. */
export interface SmsSettings {
  /**
   * URL that receives each message as JSON `{ to, text }` by POST; it must be `https:` unless the service runs on this
   * machine.
   */
  readonly url: string
  /** Key that is sent as `authorization: Bearer …`. */
  readonly key: string
}
