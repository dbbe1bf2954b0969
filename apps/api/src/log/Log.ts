/** The server's log. Many people may read it, so it contains no e-mail address, phone number or one-time password. */
export interface Log {
  readonly info: (message: string, fields?: LogFields) => void
  /** Logs an error that needs no intervention. */
  readonly warn: (message: string, cause?: unknown) => void
  /** Logs an error that needs attention. */
  readonly error: (message: string, cause: unknown) => void
}

/** Structured fields of a log line. */
export type LogFields = Readonly<Record<string, string | number | boolean>>
