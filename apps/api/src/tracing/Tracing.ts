/** Attributes of a span, by their names in OpenTelemetry's semantic conventions: never what a visitor typed. */
export type SpanAttributes = Readonly<Record<string, string | number>>

/** What a span measures. */
export interface SpanOptions {
  readonly name: string
  /** @default internal */
  readonly kind?: 'server' | 'client' | 'consumer'
  readonly attributes?: SpanAttributes
  /** The `traceparent` header of a request; a span of this process that is already open goes before it. */
  readonly traceparent?: string | undefined
  /** Whether the span is omitted outside of another one that is recorded. @default false */
  readonly isOnlyNested?: boolean
}

/** A span that is open. */
export interface OpenSpan {
  readonly rename: (name: string) => void
  readonly set: (attributes: SpanAttributes) => void
  /** Marks it as failed, with a type of low cardinality. */
  readonly fail: (errorType: string) => void
}

/** Records spans and exports them. */
export interface Tracing {
  /** Runs work in a span, which ends with it. */
  readonly span: <Result>(options: SpanOptions, work: (span: OpenSpan) => Promise<Result>) => Promise<Result>
  /** Returns the id of the current trace, 32 hexadecimal digits. */
  readonly traceId: () => string | undefined
  /** Returns the `traceparent` header of a request to another server. */
  readonly traceparent: () => string | undefined
  /** Exports what is recorded, in two seconds at most, and stops. */
  readonly close: () => Promise<void>
}

/** Where traces go, and how many. */
export interface TracingSettings {
  /** URL of an OpenTelemetry collector, such as `http://127.0.0.1:4318`; traces go to `/v1/traces` below it. */
  readonly endpoint: string
  /** Ratio of the traces that are recorded, 0 to 1. */
  readonly ratio: number
}

/** Receives that traces cannot be exported. */
export interface TracingLog {
  readonly warn: (message: string) => void
}
