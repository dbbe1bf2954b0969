import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the language is switched by a link on every page, and links keep the chosen language', {
    tag: ['@storefront'],
  }, async ({ page, store }) => {
    for (const path of ['/', '/cakes?price_to=999', '/search?q=rose', '/faq', '/nothing/at/all']) {
      await page.goto(`${store.origin}${path}`)
      for (const code of await otherLanguages(page)) {
        await page.getByRole('banner').locator(`a[hreflang="${code}"]`).click()
        await expect(page).toHaveURL(`${store.origin}/${code}${path === '/' ? '' : path}`)
        await expect(page.locator('html')).toHaveAttribute('lang', code)
        const elsewhere = await page
          .locator(`a[href^="/"]:not([href^="/${code}"], [href^="/api/"], [href^="/language/"])`)
          .count()
        expect([path, elsewhere]).toEqual([path, 0])
        await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
        await expect(page).toHaveURL(`${store.origin}${path}`)
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
