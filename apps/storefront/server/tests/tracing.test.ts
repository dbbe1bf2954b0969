import { createServer } from 'node:http'
import { startTracing, tracing } from '@store/api'
import { type Collector, startCollector } from '@store/api/collector'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { forwardToRemoteApi } from '../http/forward.ts'
import { openTestStorefront, type TestStorefront } from './openTestStorefront.ts'

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const header = { traceparent: `00-${traceId}-00f067aa0ba902b7-00` }
const log = { warn: () => undefined }

let collector: Collector
let store: TestStorefront
let page: string
let pageWhileOff: string
beforeAll(async () => {
  collector = await startCollector()
  const flush = await startTracing({ endpoint: collector.endpoint, ratio: 1 }, log)
  store = await openTestStorefront()
  page = await (await store.get('/cakes?email=asha@example.com')).text()
  await store.get('/api/marigold/fa/home-page', header)
  await flush()
  pageWhileOff = await (await store.get('/')).text()
})
afterAll(async () => {
  await store.close()
  collector.stop()
})

it('records a page, its rendering, its API calls and their statements as one trace', () => {
  const root = collector.spans.find(({ parentSpanId }) => parentSpanId === undefined)
  expect(root?.name).toMatch(/^GET \//)
  const ids = new Set(collector.spans.map((span) => span.traceId))
  expect(ids).toEqual(new Set([root?.traceId, traceId]))
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

it('passes the trace of the browser to the API', () => {
  const spans = collector.spans.filter((span) => span.traceId === traceId)
  const server = spans.find(({ parentSpanId }) => parentSpanId === '00f067aa0ba902b7')
  expect(server?.name).toBe('GET /api/*')
  const inner = spans.find(({ parentSpanId }) => parentSpanId === server?.spanId)
  expect(inner?.attributes['http.route']).toMatch(/home-page$/)
})

it('lets a browser send a trace only while tracing is enabled', () => {
  expect(page).toContain('"isTraced":true')
  expect(pageWhileOff).toContain('"isDemo":true')
  expect(pageWhileOff).not.toContain('isTraced')
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
  const address = api.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const forward = forwardToRemoteApi(url, log.warn)
  const request = () => new Request('http://store.test/api/x', { headers: header })
  await forward(request())
  const remote = await startCollector()
  const flush = await startTracing({ endpoint: remote.endpoint, ratio: 1 }, log)
  await tracing.span({ name: 'GET', traceparent: header.traceparent }, async () => forward(request()))
  await flush()
  api.close()
  remote.stop()
  const client = remote.spans.find(({ kind }) => kind === 3)
  expect(received).toEqual([undefined, `00-${traceId}-${client?.spanId}-01`])
})
