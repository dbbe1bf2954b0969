import { type DestinationStream, pino } from 'pino'
import { tracing } from '../tracing/startTracing.ts'
import { describeError } from './describeError.ts'
import type { Log } from './Log.ts'
import { requestIdContext } from './requestIdContext.ts'
import { scrubPersonalData } from './scrubPersonalData.ts'

/** Lowest level that is written. */
export const logLevels = ['info', 'warn', 'error', 'silent'] as const

/** Lowest level that is written. */
export type LogLevel = (typeof logLevels)[number]

/**
 * Creates a log that writes one JSON object per line, each with the ids of its request and trace; by default to
 * standard output.
 */
export function createLog(level: LogLevel, destination?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    formatters: { level: (label: string) => ({ level: label }) },
    mixin: () => {
      const request = requestIdContext.id()
      const trace = tracing.traceId()
      return {
        ...(request === undefined ? {} : { request }),
        ...(trace === undefined ? {} : { trace_id: trace }),
      }
    },
  }
  const lines = destination ? pino(options, destination) : pino(options)
  return {
    info: (message, fields = {}) => lines.info(fields, scrubPersonalData(message)),
    warn: (message, cause) =>
      lines.warn(cause === undefined ? {} : { cause: describeError(cause) }, scrubPersonalData(message)),
    error: (message, cause) => lines.error({ cause: describeError(cause) }, scrubPersonalData(message)),
  }
}
