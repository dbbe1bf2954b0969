import { openTestApi, type TestApi } from '@store/api/testApi'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { protocolLimits } from '../siteFiles/formatSitemap.ts'
import { serveSiteFiles } from '../siteFiles/serveSiteFiles.ts'
import { englishBuild } from './englishBuild.ts'

const origin = 'http://store.test'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const serve = (urls: number) => {
  const app = new Hono()
  const build = { ...englishBuild, brand: { slug: 'marigold', name: 'Marigold' } }
  serveSiteFiles(app, {
    ...{ publicOrigin: origin, indexablePaths: ['/'], redirects: {}, now: () => 0 },
    sites: [{ build, client: api.visitor().client }],
    sitemapLimits: { ...protocolLimits, urls },
  })
  return async (path: string) => app.request(`${origin}${path}`)
}

const locationsOf = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, href = '']) => href)

it('serves an index and its files if the sitemap exceeds the limit of a file', async () => {
  const whole = locationsOf(await (await serve(50_000)('/sitemap.xml')).text())
  const get = serve(20)
  const index = await (await get('/sitemap.xml')).text()
  expect(index).toContain('<sitemapindex ')
  const files = locationsOf(index)
  expect(files).toHaveLength(Math.ceil(whole.length / 20))
  const listed: string[] = []
  for (const file of files) {
    const answer = await get(file.slice(origin.length))
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'application/xml; charset=utf-8',
    ])
    listed.push(...locationsOf(await answer.text()))
  }
  expect(listed).toEqual(whole)
})

it('serves no files that the index does not list', async () => {
  const get = serve(20)
  expect((await get('/sitemap-0.xml')).status).toBe(404)
  expect((await get('/sitemap-999.xml')).status).toBe(404)
  expect((await serve(50_000)('/sitemap-1.xml')).status).toBe(404)
})
