import { findProgram } from '@store/config/findProgram'
import { startNginx } from '@store/config/startNginx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectVisitorIsolation, publicPaths } from './expectVisitorIsolation.ts'
import { openProxiedStorefront, type ProxiedStorefront, readCdnGuideCode } from './openProxiedStorefront.ts'

let site: ProxiedStorefront
beforeAll(async () => {
  const http = readCdnGuideCode('nginx')
  site = await openProxiedStorefront(({ store, proxy }) =>
    startNginx({
      program: findProgram('nginx') ?? '',
      http: http.replace('127.0.0.1:3000', `127.0.0.1:${store}`),
      port: proxy,
    }),
  )
})
afterAll(() => site.close())

describe('behind nginx', () => {
  it('no visitor gets the page of another visitor, language, currency or location', () =>
    expectVisitorIsolation(site))

  it.each(publicPaths)('%s is fetched once for all visitors of a currency', async (path) => {
    const { pathname } = new URL(path, 'http://store.test')
    await (await site.viaProxy(path)).text()
    const before = site.countFetches(pathname)
    for (const visitor of ['anonymous', 'loggedIn', 'hindi', 'place'])
      await (await site.viaProxy(path, site.visitors[visitor])).text()
    expect(site.countFetches(pathname)).toBe(before)
  })
})
