import { openStaffClient } from '@store/api/openStaffClient'
import { paise } from '@store/api-client/contract/money'
import { findVarnish } from '@store/config/findVarnish'
import { startVarnish } from '@store/config/startVarnish'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectVisitorIsolation, publicPaths } from './expectVisitorIsolation.ts'
import { openProxiedStorefront, type ProxiedStorefront, readCdnGuideCode } from './openProxiedStorefront.ts'

const token = 'a-token-of-thirty-two-signs-or-more'
const roses = '/p/flower/red-roses-bouquet'
const cake = '/p/cake/black-forest-cake'

let site: ProxiedStorefront
beforeAll(async () => {
  const vcl = readCdnGuideCode('vcl').replace('STORE_CDN_TOKEN', token)
  site = await openProxiedStorefront(
    ({ store, proxy }) =>
      startVarnish({
        program: findVarnish() ?? '',
        vcl: vcl.replace('"3000"', `"${store}"`),
        port: proxy,
      }),
    (proxy) => ({ kind: 'fastly', id: 'varnish', token, url: `http://127.0.0.1:${proxy}` }),
  )
})
afterAll(() => site.close())

const textAt = async (path: string) => (await site.viaProxy(path)).text()
const purge = (tags: string, key: string) =>
  fetch(`http://127.0.0.1:${site.proxyPort}/service/varnish/purge`, {
    method: 'POST',
    headers: { 'surrogate-key': tags, 'fastly-key': key },
  })

describe('behind Varnish', () => {
  it('no visitor gets the page of another visitor, language, currency or location', () =>
    expectVisitorIsolation(site))

  it.each(publicPaths)('%s is fetched once for all visitors of a currency', async (path) => {
    await textAt(path)
    const before = site.countFetches(new URL(path, 'http://store.test').pathname)
    for (const visitor of ['anonymous', 'loggedIn', 'hindi', 'place'])
      await (await site.viaProxy(path, site.visitors[visitor])).text()
    expect(site.countFetches(new URL(path, 'http://store.test').pathname)).toBe(before)
  })

  it('a new price is visible after its purge, and pages without the product stay cached', async () => {
    const staff = await openStaffClient(site.store.api)
    const set = async (rupees: number) => {
      const changed = await staff.changeStock({
        products: [{ sku: 'mg-1001', price: paise(rupees * 100), listPrice: paise(999_900) }],
      })
      expect(changed.ok).toBe(true)
    }
    await textAt(cake)
    await textAt(roses)
    const cakes = site.countFetches(cake)
    // The instance's own copy expires, but Varnish's does not, because its clock is real.
    site.store.api.wait(120_000)
    const before = site.countFetches(roses)
    await textAt(roses)
    expect(site.countFetches(roses)).toBe(before)
    await set(4_321)
    await expect.poll(() => textAt(roses), { timeout: 30_000 }).toContain('4,321')
    expect(await textAt('/flowers')).toContain('4,321')
    await textAt(cake)
    expect(site.countFetches(cake)).toBe(cakes)
  })

  it('a purge without the token is rejected and removes nothing', async () => {
    await textAt(roses)
    const before = site.countFetches(roses)
    expect((await purge('all', 'another')).status).toBe(403)
    await textAt(roses)
    expect(site.countFetches(roses)).toBe(before)
    expect((await purge('all', token)).status).toBe(200)
    await textAt(roses)
    expect(site.countFetches(roses)).toBe(before + 1)
  })

  it('responses to visitors contain no cache tags', async () => {
    const { headers } = await site.viaProxy(roses)
    expect([headers.has('surrogate-key'), headers.has('xkey')]).toEqual([false, false])
  })
})
