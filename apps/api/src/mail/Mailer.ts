/** One mail, plain text. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** Takes mails to where they are read. */
export interface Mailer {
  readonly send: (mail: Mail) => Promise<void>
}
