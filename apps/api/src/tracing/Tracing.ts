/**
 * Attributes of a span, named by OpenTelemetry's semantic conventions; they never contain text that a visitor typed.
 */
export type SpanAttributes = Readonly<Record<string, string | number>>

/** Kind of operation that a span measures. */
export interface SpanOptions {
  readonly name: string
  /** @default internal */
  readonly kind?: 'server' | 'client' | 'consumer'
  readonly attributes?: SpanAttributes
  /**
   * The `traceparent` header of a request, which becomes the parent of the span; an open span of this process takes
   * precedence.
   */
  readonly traceparent?: string | undefined
  /** Whether the span is recorded only within another recorded one. @default false */
  readonly isOnlyNested?: boolean
}

/** A span that is open. */
export interface ActiveSpan {
  readonly rename: (name: string) => void
  readonly set: (attributes: SpanAttributes) => void
  /** Marks it as failed, with a type of low cardinality. */
  readonly fail: (errorType: string) => void
}

/** Records spans and exports them. */
export interface Tracing {
  /** Runs work in a span, which ends with it. */
  readonly span: <Result>(
    options: SpanOptions,
    work: (span: ActiveSpan) => Promise<Result>,
  ) => Promise<Result>
  /** Returns the id of the current trace, 32 hexadecimal digits. */
  readonly traceId: () => string | undefined
  /** Returns the `traceparent` header of a request to another server. */
  readonly traceparent: () => string | undefined
  /** Exports the recorded spans, within two seconds, and stops. */
  readonly close: () => Promise<void>
}

/** Destination of traces, and their ratio. */
export interface TracingSettings {
  /** URL of an OpenTelemetry collector, such as `http://127.0.0.1:4318`; traces are sent to `/v1/traces` below it. */
  readonly endpoint: string
  /** Ratio of recorded traces, 0 to 1. */
  readonly ratio: number
}

/** Called when traces cannot be exported. */
export interface TracingLogger {
  readonly warn: (message: string) => void
}
