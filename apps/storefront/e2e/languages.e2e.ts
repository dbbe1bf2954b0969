import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the language is switched by a link on every page, and links keep the chosen language', {
    tag: ['@storefront'],
  }, async ({ page, store }) => {
    const path = '/cakes?price_to=999'
    await page.goto(`${store.origin}${path}`)
    const languages = await otherLanguages(page)
    for (const code of languages) {
      await page.getByRole('banner').locator(`a[hreflang="${code}"]`).click()
      await expect(page).toHaveURL(`${store.origin}/${code}${path}`)
      await expect(page.locator('html')).toHaveAttribute('lang', code)
      await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
      await expect(page).toHaveURL(`${store.origin}${path}`)
    }
    // The links of other pages are read in their HTML, because opening each page takes a second.
    const linksOf = async (address: string) => {
      const html = await (await page.request.get(store.origin + address)).text()
      return [...html.matchAll(/<a\b[^>]*? href="([^"]*)"/g)].map(([, href = '']) => href)
    }
    for (const address of ['/', path, '/search?q=rose', '/faq', '/nothing/at/all']) {
      const inEnglish = await linksOf(address)
      for (const code of languages) {
        expect(inEnglish, address).toContain(`/language/${code}`)
        const links = await linksOf(`/${code}${address === '/' ? '' : address}`)
        expect(links, address).toContain('/language/en')
        const elsewhere = links.filter(
          (href) => href.startsWith('/') && !href.startsWith(`/${code}`) && !/^\/(api|language)\//.test(href),
        )
        expect([address, elsewhere]).toEqual([address, []])
      }
    }
  })
})

test('no page of another language is wider than a small phone', {
  tag: ['@storefront'],
}, async ({ page, store }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(store.origin)
  const languages = await otherLanguages(page)
  const paths = ['', '/cakes', '/p/cake/chocolate-truffle-cake', '/cart', '/search?q=rose', '/orders/lookup']
  for (const address of languages.flatMap((code) => paths.map((path) => `/${code}${path}`))) {
    await page.goto(store.origin + address)
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect([address, over <= 0]).toEqual([address, true])
  }
})

test('the font of a script is loaded only by pages in its language, when its letters occur', {
  tag: ['@storefront'],
}, async ({ page, store }) => {
  const requested: string[] = []
  page.on('request', (request) => {
    const name = /noto-sans-\w+/.exec(request.url())?.[0]
    if (name !== undefined) requested.push(name)
  })
  const loadedFonts = async (path: string) => {
    await page.goto(store.origin + path)
    return page.evaluate(async () => {
      await document.fonts.ready
      const loaded = [...document.fonts].filter(({ status }) => status === 'loaded')
      return loaded.map(({ family }) => family.replaceAll('"', ''))
    })
  }
  expect(await loadedFonts('/faq')).not.toContain('Store Devanagari')
  expect(requested).toEqual([])
  expect(await loadedFonts('/hi/faq')).toContain('Store Devanagari')
  await expect(page.locator('link[rel="preload"][href*="noto"]')).toHaveCount(0)
  // A device that has a font of the script requests none.
  expect(requested.filter((name) => name !== 'noto-sans-devanagari')).toEqual([])
})

/** Codes of the other languages in which the open English page is offered. */
async function otherLanguages(page: Page): Promise<readonly string[]> {
  const codes = await page.locator('html').getAttribute('data-languages')
  return (codes ?? '').split(' ').filter((code) => code !== 'en')
}
