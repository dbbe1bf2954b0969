import { describe, expect, it } from 'vitest'
import { formatSitemap, protocolLimits } from './formatSitemap.ts'

const origin = 'https://shop.example'
const products = (amount: number) =>
  Array.from({ length: amount }, (_, at) => ({
    ...{ href: `/p/flower/roses-${at}`, title: 'Roses', category: '/flowers' },
  }))
const content = (amount: number, bases = ['']) => ({
  ...{ paths: ['/'], bases },
  pages: { categories: [{ href: '/flowers', title: 'Flowers' }], products: products(amount) },
})

const locationsOf = (xml = '') => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, href = '']) => href)

describe('a sitemap', () => {
  it('is a single file up to the limit', () => {
    const files = formatSitemap(origin, content(3), { ...protocolLimits, urls: 5 })
    expect([...files.keys()]).toEqual(['/sitemap.xml'])
    expect(files.get('/sitemap.xml')).toMatch(/^<\?xml .*\n<urlset [\s\S]*<\/urlset>\n$/)
    expect(locationsOf(files.get('/sitemap.xml'))).toEqual([
      `${origin}/`,
      `${origin}/flowers`,
      ...products(3).map(({ href }) => origin + href),
    ])
  })

  it('is an index of several files above the limit, which list each page in each language once', () => {
    const files = formatSitemap(origin, content(10, ['', '/hi']), { ...protocolLimits, urls: 5 })
    const index = files.get('/sitemap.xml')
    expect(index).toMatch(/^<\?xml .*\n<sitemapindex [\s\S]*<\/sitemapindex>\n$/)
    expect(locationsOf(index)).toEqual([1, 2, 3, 4, 5].map((at) => `${origin}/sitemap-${at}.xml`))
    const lists = locationsOf(index).map((href) => locationsOf(files.get(href.slice(origin.length))))
    expect(lists.map(({ length }) => length)).toEqual([5, 5, 5, 5, 4])
    expect(lists.flat()).toEqual(
      locationsOf(formatSitemap(origin, content(10, ['', '/hi'])).get('/sitemap.xml')),
    )
  })

  it('has no file with more bytes than the limit', () => {
    const files = formatSitemap(origin, content(20), { ...protocolLimits, bytes: 500 })
    const lists = [...files].filter(([path]) => path !== '/sitemap.xml')
    for (const [, xml] of lists) expect(Buffer.byteLength(xml)).toBeLessThanOrEqual(500)
    expect(lists.flatMap(([, xml]) => locationsOf(xml))).toHaveLength(22)
  })

  it('has at most 50,000 URLs in a file by default', () => {
    const files = formatSitemap(origin, content(50_000))
    expect([...files].map(([, xml]) => locationsOf(xml).length)).toEqual([2, 50_000, 2])
  })
})
