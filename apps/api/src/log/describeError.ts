import { findErrorCode } from './findErrorCode.ts'
import { scrubPersonalData } from './scrubPersonalData.ts'

/** Loggable description of an error. */
export interface ErrorDescription {
  readonly type: string
  readonly message: string
  readonly code?: string
  readonly stack?: string
  readonly cause?: ErrorDescription
}

const deepest = 5

/** Describes an error without shoppers' input: queries without their values, texts without addresses and numbers. */
export function describeError(cause: unknown, depth = 0): ErrorDescription {
  if (!(cause instanceof Error)) return { type: typeof cause, message: scrubPersonalData(String(cause)) }
  const code = findErrorCode(cause)
  return {
    type: cause.name,
    message: scrubPersonalData(withoutValues(cause.message)),
    ...(code === undefined ? {} : { code }),
    ...(cause.stack === undefined ? {} : { stack: frames(cause.stack) }),
    ...(cause.cause === undefined || depth === deepest
      ? {}
      : { cause: describeError(cause.cause, depth + 1) }),
  }
}

// Drizzle appends a failed query's values after this word.
const withoutValues = (message: string) => message.split('\nparams:')[0] ?? ''

// Keeps only the frames of a stack, because the lines before them repeat the raw message.
const frames = (stack: string) =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
