import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterEach, describe, expect, it } from 'vitest'
import { registerUnverified } from '../fixtures/loginSteps.ts'
import { openTestApi, type TestApi } from '../fixtures/openTestApi.ts'
import { type Collector, startCollector } from '../fixtures/startCollector.ts'
import { createLog } from '../log/createLog.ts'
import { startTracing, tracing } from './startTracing.ts'

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const spanId = '00f067aa0ba902b7'
const header = { traceparent: `00-${traceId}-${spanId}-00` }

const warned: string[] = []
const log = { warn: (message: string) => warned.push(message) }

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
  warned.length = 0
})

/** Opens the API with a collector for its traces. */
async function open(
  ratio = 1,
  trustsParent = false,
  behavior?: 'stuck' | 'rejecting',
): Promise<{ api: TestApi; collector: Collector; flush: () => Promise<void> }> {
  const collector = await startCollector(behavior)
  ends.push(collector.stop)
  const flush = await startTracing({ endpoint: collector.endpoint, ratio }, log, trustsParent)
  ends.push(flush)
  const api = await openTestApi()
  ends.push(api.close)
  return { api, collector, flush }
}

describe('a trace', () => {
  it('connects the browser, the request and the SQL statements of the request', async () => {
    const { api, collector, flush } = await open()
    const response = await api.app.request('http://store.test/api/marigold/fa/home-page', {
      headers: header,
    })
    expect(response.status).toBe(200)
    await flush()
    const [request] = collector.spans.filter(({ kind }) => kind === 2)
    expect(request).toMatchObject({ traceId, parentSpanId: spanId })
    expect(request?.name).toMatch(/^GET \/api\//)
    expect(request?.attributes).toEqual({
      'http.request.method': 'GET',
      'http.route': request?.name.slice(4),
      'http.response.status_code': response.status,
    })
    const statements = collector.spans.filter(({ attributes }) => 'db.query.text' in attributes)
    expect(statements.length).toBeGreaterThan(0)
    for (const statement of statements)
      expect(statement).toMatchObject({ traceId, parentSpanId: request?.spanId, kind: 3 })
  })

  it('contains no value that a visitor typed, not even in its SQL statements', async () => {
    const { api, collector, flush } = await open()
    await registerUnverified(api.visitor('203.0.113.99'), 'asha.rao@example.com')
    await flush()
    const operations = collector.spans.map(({ attributes }) => attributes['db.operation.name'])
    expect(operations).toEqual(expect.arrayContaining(['INSERT']))
    expect(collector.text()).not.toMatch(/asha|203\.0\.113|4155550123|Nia|Evans/i)
  })

  it('is named in the log lines of its request', async () => {
    await open()
    const lines: string[] = []
    const written = createLog('info', { write: (line) => lines.push(line) })
    await tracing.span({ name: 'GET', traceparent: header.traceparent }, async () => written.info('within'))
    written.info('without')
    expect(lines.map((line) => JSON.parse(line).trace_id)).toEqual([traceId, undefined])
  })

  it('uses the trace id of the visitor’s traceparent header, but is sampled by the configured ratio, not by the header’s flag', async () => {
    const { flush, collector } = await open(0.25)
    const sent = Array.from({ length: 2_000 }, (_, n) => n.toString(16).padStart(32, '0').replace(/^0/, '1'))
    for (const id of sent)
      await tracing.span({ name: 'GET', traceparent: `00-${id}-${spanId}-01` }, async () => undefined)
    await flush()
    // Six standard deviations around a quarter.
    expect(collector.spans.length).toBeGreaterThan(380)
    expect(collector.spans.length).toBeLessThan(620)
  })

  it('follows the sampling decision of the caller if callers are trusted', async () => {
    const { flush, collector } = await open(0, true)
    for (const flag of ['01', '00'])
      await tracing.span(
        { name: flag, traceparent: `00-${traceId}-${spanId}-${flag}` },
        async () => undefined,
      )
    await flush()
    expect(collector.spans.map(({ name }) => name)).toEqual(['01'])
  })

  it('ignores an invalid traceparent header', async () => {
    const { flush, collector } = await open()
    await tracing.span({ name: 'GET', traceparent: `00-${'0'.repeat(32)}-x-01` }, async () => undefined)
    await flush()
    expect(collector.spans).toHaveLength(1)
    expect(collector.spans[0]).not.toHaveProperty('parentSpanId')
  })
})

describe('tracing', () => {
  it('is off without a collector, and the traced functions still run', async () => {
    const stop = await startTracing(undefined, log)
    expect(tracing.isOn()).toBe(false)
    expect(await tracing.span({ name: 'GET' }, async () => tracing.traceparent() ?? 'none')).toBe('none')
    await stop()
  })

  it.each([
    ['undefined', false],
    ["{ endpoint: 'http://127.0.0.1:9', ratio: 1 }", true],
  ])('loads OpenTelemetry with the settings %s: %s', async (settings, isLoaded) => {
    const code = `
      const { startTracing } = await import(${JSON.stringify(new URL('startTracing.ts', import.meta.url))})
      await startTracing(${settings}, console)
      const { createRequire } = await import('node:module')
      const loaded = Object.keys(createRequire(${JSON.stringify(import.meta.url)}).cache)
      console.log(loaded.some((file) => file.includes('@opentelemetry')))
      process.exit()`
    const { stdout } = await promisify(execFile)(process.execPath, [
      '--conditions=@store/source',
      '--input-type=module',
      '--eval',
      code,
    ])
    expect(stdout.trim()).toBe(String(isLoaded))
  })

  it('does not delay responses or shutdown when the collector never responds', async () => {
    const { api, flush } = await open(1, false, 'stuck')
    const response = await api.app.request('http://store.test/api/marigold/fa/home-page')
    expect(response.status).toBe(200)
    await flush()
    expect(tracing.isOn()).toBe(false)
  })

  it('warns when the collector rejects the traces, without quoting its response', async () => {
    const { flush } = await open(1, false, 'rejecting')
    await tracing.span({ name: 'GET' }, async () => undefined)
    await flush()
    // The exporter of the previous test may still report that its collector cannot be reached.
    expect(warned).toContain('traces: not exported (the collector rejects them)')
  })
})
