import { startCollector } from '@store/api/collector'
import { findFreePort } from '@store/config/findFreePort'
import { expect, newEmail, test } from './fixtures.ts'
import { copySeededData, launch, stopProcess } from './launch.ts'

const tags = { tag: '@storefront' }

test('a tap, its API call and the SQL statements are one trace', tags, async ({ page }) => {
  const collector = await startCollector()
  const data = await copySeededData()
  const port = await findFreePort()
  const origin = `http://localhost:${port}`
  const store = await launch(
    '../dist/main.js',
    { STORE_PORT: String(port), STORE_DATA: data.path, OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint },
    'The store is open',
  )
  const email = newEmail('trace')
  let header = ''
  try {
    await page.goto(`${origin}/cakes`)
    await page.getByRole('button', { name: 'Login' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Email' }).fill(email)
    const sent = page.waitForRequest((request) => request.headers().traceparent !== undefined)
    await dialog.getByRole('button', { name: 'Continue', exact: true }).click()
    const request = await sent
    await request.response()
    header = request.headers().traceparent ?? ''
  } finally {
    await stopProcess(store)
    await data.remove()
    collector.stop()
  }
  const [, traceId, spanId] = header.split('-')

  const spans = collector.spans.filter((span) => span.traceId === traceId)
  const isCall = (name: string) => / \/api\//.test(name)
  const outer = spans.find((span) => span.parentSpanId === spanId && isCall(span.name))
  const inner = spans.find((span) => span.parentSpanId === outer?.spanId && isCall(span.name))
  const statements = spans.filter((span) => span.parentSpanId === inner?.spanId)
  expect(statements.map(({ attributes }) => attributes['db.system.name'])).toContain('postgresql')
  expect(collector.text()).not.toContain(email)
})
