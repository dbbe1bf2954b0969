/** Where the store says what happened. What it is told may be read by many: no e-mail, phone or one-time password. */
export interface Log {
  readonly info: (message: string, fields?: LogFields) => void
  /** Something went wrong that mends itself. */
  readonly warn: (message: string, cause?: unknown) => void
  /** Something went wrong that somebody should look at. */
  readonly error: (message: string, cause: unknown) => void
}

/** What is said beside a message. */
export type LogFields = Readonly<Record<string, string | number | boolean>>
