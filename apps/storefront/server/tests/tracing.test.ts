import { createServer } from 'node:http'
import { startTracing, tracing } from '@store/api'
import { type Collector, startCollector } from '@store/api/collector'
import { afterEach, expect, it } from 'vitest'
import { forwardTo } from '../http/forward.ts'
import { openTestStorefront } from './openTestStorefront.ts'

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const header = { traceparent: `00-${traceId}-00f067aa0ba902b7-00` }
const log = { warn: () => undefined }

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

async function open(): Promise<{ collector: Collector; flush: () => Promise<void> }> {
  const collector = await startCollector()
  ends.push(collector.stop)
  const flush = await startTracing({ endpoint: collector.endpoint, ratio: 1 }, log)
  ends.push(flush)
  return { collector, flush }
}

it('records a page, its rendering, its calls of the API and their statements as one trace', async () => {
  const { collector, flush } = await open()
  const store = await openTestStorefront()
  ends.push(store.close)
  const page = await store.get('/cakes?email=asha@example.com')
  expect(await page.text()).toContain('"isTraced":true')
  await flush()
  const root = collector.spans.find(({ parentSpanId }) => parentSpanId === undefined)
  expect(root?.name).toMatch(/^GET \//)
  expect(new Set(collector.spans.map((span) => span.traceId)).size).toBe(1)
  const childrenOf = (id: string | undefined) => collector.spans.filter((span) => span.parentSpanId === id)
  const names = childrenOf(root?.spanId).map(({ name }) => name)
  expect(names).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^render /),
      expect.stringMatching(/^GET \/api\/:brand\//),
    ]),
  )
  const statements = childrenOf(root?.spanId).flatMap(({ spanId }) => childrenOf(spanId))
  expect(statements.map(({ attributes }) => attributes['db.operation.name'])).toContain('SELECT')
  expect(collector.text()).not.toContain('asha')
})

it('takes the trace of the browser to the API', async () => {
  const { collector, flush } = await open()
  const store = await openTestStorefront()
  ends.push(store.close)
  await store.get('/api/marigold/fa/home-page', header)
  await flush()
  const spans = collector.spans.filter((span) => span.traceId === traceId)
  const server = spans.find(({ parentSpanId }) => parentSpanId === '00f067aa0ba902b7')
  expect(server?.name).toBe('GET /api/*')
  const inner = spans.find(({ parentSpanId }) => parentSpanId === server?.spanId)
  expect(inner?.attributes['http.route']).toMatch(/home-page$/)
  expect(spans.some(({ parentSpanId }) => parentSpanId === inner?.spanId)).toBe(true)
})

it('says nothing of traces to a browser while tracing is off', async () => {
  const store = await openTestStorefront()
  ends.push(store.close)
  expect(await (await store.get('/cakes')).text()).not.toContain('isTraced')
})

it('sends its own trace to a remote API, and never that of a visitor', async () => {
  const received: unknown[] = []
  const api = createServer((request, response) => {
    received.push(request.headers.traceparent)
    response.end('{}')
  })
  await new Promise<void>((resolve) => {
    api.listen(0, '127.0.0.1', resolve)
  })
  ends.push(() => api.close())
  const address = api.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const forward = forwardTo(url, log.warn)
  const request = () => new Request('http://store.test/api/x', { headers: header })
  await forward(request())
  const { collector, flush } = await open()
  await tracing.span({ name: 'GET', traceparent: header.traceparent }, async () => forward(request()))
  await flush()
  const client = collector.spans.find(({ kind }) => kind === 3)
  expect(received).toEqual([undefined, `00-${traceId}-${client?.spanId}-01`])
})
