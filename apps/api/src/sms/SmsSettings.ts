/** Where text messages are handed over. */
export interface SmsSettings {
  /** Address each message is posted to as JSON `{ to, text }`; `https:` unless it is this machine. */
  readonly url: string
  /** Sent along as `authorization: Bearer …`. */
  readonly key: string
}
