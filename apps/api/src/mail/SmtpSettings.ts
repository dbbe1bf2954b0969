/** SMTP server and sender of all mails. */
export interface SmtpSettings {
  /**
   * `smtp://user:password@host:587`, which must offer STARTTLS unless the host is this machine, or
   * `smtps://user:password@host:465`. User and password are optional; their special characters are percent-encoded.
   */
  readonly url: string
  /** Sender of all mails, such as `Marigold <orders@shop.example>`. */
  readonly from: string
}
