import {
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { parseTraceParent, setGlobalErrorHandler } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import { createSampler } from './createSampler.ts'
import { noopSpan } from './noopSpan.ts'
import type { ActiveSpan, Tracing, TracingLogger, TracingSettings } from './Tracing.ts'

/** Options of `openTracing`. */
export interface TracingOptions extends TracingSettings {
  readonly trustsParent: boolean
  readonly log: TracingLogger
}

// A stopping instance has ten seconds for its requests, which an unreachable collector must not use up.
const flushMs = 2_000

// An unreachable collector fails every five seconds, so the failure is not logged each time.
const warnEveryMs = 60_000

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER } as const

/**
 * Opens tracing with the official SDK. Spans wait in a queue of limited length, from which a timer exports them (OTLP
 * over HTTP). No request waits for a collector, and a full queue drops spans.
 */
export function openTracing({ endpoint, ratio, trustsParent, log }: TracingOptions): Tracing {
  let warnedAt = Number.NEGATIVE_INFINITY
  const warn = (cause: unknown) => {
    if (performance.now() - warnedAt < warnEveryMs) return
    warnedAt = performance.now()
    // The message is not logged, because it may contain the collector's response.
    log.warn(`traces: not exported (${codeOf(cause) ?? 'the collector rejects them'})`)
  }
  setGlobalErrorHandler(warn)
  const provider = new NodeTracerProvider({
    sampler: createSampler(ratio, trustsParent),
    resource: resourceFromAttributes({ 'service.name': 'store' }).merge(
      detectResources({ detectors: [envDetector] }),
    ),
    spanProcessors: [
      new BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` })),
    ],
  })
  provider.register()
  const tracer = provider.getTracer('store')
  const current = () => trace.getSpanContext(context.active())

  return {
    span: async (options, work) => {
      const { name, kind, attributes = {}, isOnlyNested = false } = options
      const outer = trace.getSpan(context.active())
      if (isOnlyNested && !outer?.isRecording()) return work(noopSpan)
      const parent = outer ? context.active() : readParent(options.traceparent)
      const spanKind = kind === undefined ? SpanKind.INTERNAL : kinds[kind]
      const span = tracer.startSpan(name, { kind: spanKind, attributes: { ...attributes } }, parent)
      const open: ActiveSpan = {
        rename: (renamed) => span.updateName(renamed),
        set: (more) => span.setAttributes({ ...more }),
        fail: (errorType) =>
          span.setAttribute('error.type', errorType).setStatus({ code: SpanStatusCode.ERROR }),
      }
      try {
        return await context.with(trace.setSpan(parent, span), () => work(open))
      } catch (cause) {
        // The message is omitted, because it may quote a visitor.
        open.fail(codeOf(cause) ?? (cause instanceof Error ? cause.name : '_OTHER'))
        throw cause
      } finally {
        span.end()
      }
    },
    traceId: () => current()?.traceId,
    traceparent: () => {
      const span = current()
      return span && `00-${span.traceId}-${span.spanId}-0${span.traceFlags & 1}`
    },
    close: async () => {
      let timer: ReturnType<typeof setTimeout> | undefined
      const timeout = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, flushMs)
      })
      await Promise.race([provider.shutdown().catch(warn), timeout])
      clearTimeout(timer)
      trace.disable()
      propagation.disable()
      context.disable()
    },
  }
}

function readParent(header: string | undefined): Context {
  const parent = header === undefined ? null : parseTraceParent(header)
  return parent ? trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true }) : ROOT_CONTEXT
}

/** Returns the code of an error: a name such as `ECONNREFUSED` or `40P01`; a number is an HTTP status. */
const codeOf = (cause: unknown): string | undefined => {
  const code: unknown = Object(cause).code
  return typeof code === 'string' ? code : undefined
}
