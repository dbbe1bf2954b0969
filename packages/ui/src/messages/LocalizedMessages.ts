/** Messages with the locale of their language. */
export interface LocalizedMessages {
  /**
   * Locale of the amounts and dates beside the messages, as a BCP 47 tag such as `hi-IN`. @default the store's own
   * format: ₹12,34,567 and Sun, 22 Nov
   */
  readonly locale?: string | undefined
}
