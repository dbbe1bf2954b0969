import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../createApp.ts'
import { openTestApi, type TestApi } from '../fixtures/openTestApi.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ pincodesPerNetwork: 3 })
})
afterAll(() => api.close())

const path = '/api/marigold/fa/pincode-delivery-check?pincode=560001&nid=1001&rsource=web&city='
const statuses = async (app: TestApi['app'], headers: readonly Readonly<Record<string, string>>[]) => {
  const found: number[] = []
  for (const each of headers) found.push((await app.request(path, { headers: each })).status)
  return found
}

describe('a rate limit of one network', () => {
  it('is not bypassed by an address that is forged in front of the one from the proxy', async () => {
    const forged = [1, 2, 3, 4].map((n) => ({ 'x-forwarded-for': `198.51.100.${n}, 203.0.113.50` }))
    expect(await statuses(api.app, forged)).toEqual([200, 200, 200, 429])
  })

  it.each([
    'x-real-ip',
    'forwarded',
    'x-client-ip',
    'cf-connecting-ip',
    'true-client-ip',
    'x-cluster-client-ip',
  ])('is not bypassed by %s, which the API ignores', async (name) => {
    api.wait(61_000)
    const own = { 'x-forwarded-for': '203.0.113.60' }
    const forged = [1, 2, 3, 4].map((n) => ({ ...own, [name]: `198.51.100.${n}` }))
    expect(await statuses(api.app, forged)).toEqual([200, 200, 200, 429])
  })

  it('is not bypassed by any header when no proxy is trusted', async () => {
    const alone = createApp({ ...api.deps, trustProxy: false })
    const forged = [1, 2, 3, 4].map((n) => ({ 'x-forwarded-for': `198.51.100.${n}` }))
    expect(await statuses(alone, forged)).toEqual([200, 200, 200, 429])
  })

  it.each([
    ['an IPv4 address', '203.0.113.70'],
    ['an IPv6 address', '[2001:db8:0:2::1]'],
  ])('is not bypassed by another port that the proxy appends to %s', async (_, address) => {
    const many = [1, 2, 3, 4].map((n) => ({ 'x-forwarded-for': `${address}:5000${n}` }))
    expect(await statuses(api.app, many)).toEqual([200, 200, 200, 429])
  })

  it('is not bypassed by another address of the same IPv6 network', async () => {
    const many = [1, 2, 3, 4].map((n) => ({ 'x-forwarded-for': `2001:db8:0:1::${n}` }))
    expect(await statuses(api.app, many)).toEqual([200, 200, 200, 429])
  })
})
