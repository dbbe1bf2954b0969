/** Messages of the payment in a UPI app. */
export interface UpiMessages {
  /** Heading. */
  readonly heading: string
  /** What to do with the code, with the total. */
  readonly scan: (total: string) => string
  /** What to do on a phone, with the total. */
  readonly open: (total: string) => string
  /** Accessible name of the QR code. */
  readonly code: (total: string) => string
  /** Link that opens the UPI app of a phone. */
  readonly openApp: string
  /** Link to the simulated UPI app of demo mode. */
  readonly openDemo: string
  /** Label of the countdown. */
  readonly timeLeft: string
  /** Announcement of the countdown. */
  readonly minutesLeft: (minutes: number) => string
  /** Text when the time is over. */
  readonly timeUp: string
  /** Text while the payment is pending. */
  readonly waiting: string
  /** Text when the shopper says that they have paid and the payment is not confirmed yet. */
  readonly notReceived: string
  /** Button that checks the payment. */
  readonly paid: string
}
