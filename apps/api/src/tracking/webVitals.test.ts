import { type PageVitals, recordWebVitals } from '@store/api-client/contract/tracking'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp } from '../createApp.ts'
import { openTestApi, type TestApi } from '../fixtures/openTestApi.ts'
import { createMetrics } from '../metrics/createMetrics.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const product: PageVitals = {
  page: 'product',
  isMobile: true,
  vitals: [
    { name: 'LCP', value: 1234.5 },
    { name: 'CLS', value: 0.07 },
  ],
}

/** Opens the API with separate metrics. */
function open() {
  const metrics = createMetrics()
  const app = createApp({ ...api.deps, metrics: { metrics, token: 'a-token-of-thirty-two-signs-or-more' } })
  const send = async (body: unknown) => {
    const answer = await app.request('http://store.test/api/marigold/fa/web-vitals', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return answer.status
  }
  return { metrics, send }
}

it('counts web vitals by page and device, in seconds except for the layout shift', async () => {
  const { metrics, send } = open()
  expect(await send(recordWebVitals.encode(product))).toBe(200)
  const text = await metrics.serialize()
  expect(text).toContain('store_web_vital_seconds_sum{vital="LCP",page="product",device="phone"} 1.2345')
  expect(text).toContain('store_web_vital_layout_shift_sum{page="product",device="phone"} 0.07')
})

it('counts page names above the maximum number under one shared label', async () => {
  const { metrics, send } = open()
  const letters = [...'abcdefgh']
  for (const first of letters)
    for (const second of letters)
      await send(recordWebVitals.encode({ ...product, page: `page${first}${second}` }))
  const pages = new Set((await metrics.serialize()).match(/page="\w+"/g))
  expect(pages.size).toBe(51)
  expect(pages).toContain('page="other"')
})

it.each([
  ['another vital', { ...product, vitals: [{ name: 'FID', value: 3 }] }],
  ['a negative value', { ...product, vitals: [{ name: 'LCP', value: -1 }] }],
  ['no number', { ...product, vitals: [{ name: 'LCP', value: '12' }] }],
  ['no vital', { ...product, vitals: [] }],
  ['a label of its own', { ...product, page: 'x"} 1\n' }],
])('rejects %s', async (_, sent) => {
  const { metrics, send } = open()
  const { page, isMobile, vitals } = sent
  expect(await send({ page, is_mobile: isMobile, vitals })).toBe(400)
  expect(await metrics.serialize()).not.toContain('store_web_vital_seconds_sum{')
})

it('accepts web vitals when metrics are disabled', async () => {
  const answer = await api.app.request('http://store.test/api/marigold/fa/web-vitals', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(recordWebVitals.encode(product)),
  })
  expect(answer.status).toBe(200)
})
