import { createServer } from 'node:http'
import { expect, it, onTestFinished } from 'vitest'
import { startCollector } from '../fixtures/startCollector.ts'
import { startTracing, tracing } from '../tracing/startTracing.ts'
import { createGatewayClient } from './createGatewayClient.ts'

it('records each gateway request in the trace of the order, without the path, the body and the API key', async () => {
  const gateway = createServer((request, response) => {
    response.statusCode = request.method === 'POST' ? 200 : 404
    response.end('{}')
  })
  await new Promise<void>((resolve) => void gateway.listen(0, '127.0.0.1', resolve))
  const collector = await startCollector()
  const flush = await startTracing(
    { endpoint: collector.endpoint, ratio: 1 },
    { warn: () => undefined },
    false,
  )
  onTestFinished(async () => {
    await flush()
    await collector.stop()
    gateway.close()
  })
  const address = gateway.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const call = createGatewayClient({ origin: `http://127.0.0.1:${port}`, authorization: 'Basic secret-key' })
  await tracing.span({ name: 'POST /order' }, async () => {
    await call('/v1/payments/pay-first', { form: { email: 'asha@example.com' } })
    await expect(call('/v1/payments/pay-second')).rejects.toThrow('404')
  })
  await flush()
  const order = collector.spans.find(({ name }) => name === 'POST /order')
  const requests = collector.spans.filter(({ kind }) => kind === 3)
  expect(requests).toMatchObject([
    { name: 'POST', parentSpanId: order?.spanId, traceId: order?.traceId },
    { name: 'GET', parentSpanId: order?.spanId, traceId: order?.traceId },
  ])
  expect(requests.map(({ attributes }) => attributes)).toMatchObject([
    { 'server.address': '127.0.0.1', 'http.response.status_code': 200 },
    { 'server.address': '127.0.0.1', 'http.response.status_code': 404, 'error.type': 'Error' },
  ])
  // No random id of the trace can contain these words: it has hexadecimal digits only.
  expect(collector.text()).not.toMatch(/pay-first|pay-second|asha|secret-key/)
})
