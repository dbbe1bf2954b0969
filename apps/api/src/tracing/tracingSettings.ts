import { check, optional, picklist, pipe, string, transform } from 'valibot'
import { settingValueSchemas } from '../settingValueSchemas.ts'
import type { TracingSettings } from './Tracing.ts'

const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const

/** Settings of tracing, with the names that OpenTelemetry specifies; the SDK itself reads further ones. */
export const tracingSettingEntries = {
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(settingValueSchemas.address(/^https?:$/, 'http://127.0.0.1:4318')),
  OTEL_EXPORTER_OTLP_HEADERS: optional(string()),
  OTEL_SERVICE_NAME: optional(string()),
  OTEL_RESOURCE_ATTRIBUTES: optional(string()),
  OTEL_TRACES_SAMPLER: optional(picklist(samplers, samplers.join(', ')), 'parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: optional(
    pipe(
      string(),
      check((text) => /^(0?\.\d+|0|1|1\.0+)$/.test(text), 'a number from 0 to 1'),
      transform(Number),
    ),
    '1',
  ),
} as const

/** Reads the destination of traces; undefined without an endpoint. */
export function readTracingSettings(said: {
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined
  readonly OTEL_TRACES_SAMPLER: (typeof samplers)[number]
  readonly OTEL_TRACES_SAMPLER_ARG: number
}): TracingSettings | undefined {
  const endpoint = said.OTEL_EXPORTER_OTLP_ENDPOINT
  if (endpoint === undefined) return undefined
  const sampler = said.OTEL_TRACES_SAMPLER
  if (sampler.endsWith('ratio')) return { endpoint, ratio: said.OTEL_TRACES_SAMPLER_ARG }
  return { endpoint, ratio: sampler.endsWith('on') ? 1 : 0 }
}
