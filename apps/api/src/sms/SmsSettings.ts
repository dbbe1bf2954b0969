/** Settings of the SMS service. */
export interface SmsSettings {
  /** URL that receives each message as JSON `{ to, text }` by POST; `https:` unless it is this machine. */
  readonly url: string
  /** Key that is sent as `authorization: Bearer …`. */
  readonly key: string
}
