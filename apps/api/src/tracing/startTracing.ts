import { noopSpan } from './noopSpan.ts'
import type { ActiveSpan, SpanOptions, Tracing, TracingLogger, TracingSettings } from './Tracing.ts'

let opened: Tracing | undefined

/** The tracing of this process (OpenTelemetry); it records nothing until `startTracing` is called. */
export const tracing = {
  isOn: (): boolean => opened !== undefined,
  /** Runs work in a span, if tracing is enabled. */
  span: <Result>(options: SpanOptions, work: (span: ActiveSpan) => Promise<Result>): Promise<Result> =>
    opened ? opened.span(options, work) : work(noopSpan),
  /** Returns the id of the current trace, if any. */
  traceId: (): string | undefined => opened?.traceId(),
  /** Returns the `traceparent` header of a request to another server. */
  traceparent: (): string | undefined => opened?.traceparent(),
} as const

/**
 * Starts tracing if the installation has a collector; the returned function exports the remaining spans and stops it.
 *
 * @param trustsParent Whether the sender of a request decides if its trace is recorded; only for an API whose callers
 * are a storefront or another server of the operator.
 */
export async function startTracing(
  settings: TracingSettings | undefined,
  log: TracingLogger,
  trustsParent = false,
): Promise<() => Promise<void>> {
  if (settings === undefined) return () => Promise.resolve()
  // The SDK is lazy-loaded, because only an installation with a collector needs it.
  const { openTracing } = await import('./openTracing.ts')
  opened = openTracing({ ...settings, trustsParent, log })
  return async () => {
    const closing = opened
    opened = undefined
    await closing?.close()
  }
}
