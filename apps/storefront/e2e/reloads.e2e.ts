import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

/** Opens a page whose own script never comes, and counts its documents. */
async function openBroken(page: Page, address: string) {
  const seen = { documents: 0 }
  page.on('request', (request) => {
    if (request.isNavigationRequest()) seen.documents += 1
  })
  await page.route('**/assets/wishlist-*.js', (route) => route.abort())
  await page.goto(address)
  return seen
}

/** Whether the second document is there, and not only asked for. */
const wasReloaded = (page: Page) =>
  page
    .evaluate(() =>
      performance.getEntriesByType('navigation').some((entry) => entry.toJSON().type === 'reload'),
    )
    .catch(() => false)

/** The document that is there has missed its script, and had its chance to be loaded anew. */
const missItsScript = (page: Page) =>
  page.evaluate(async () => {
    const { script } = JSON.parse(document.getElementById('page')?.textContent ?? '{}')
    await import(script).catch(() => undefined)
    await new Promise((resolve) => requestIdleCallback(resolve))
  })

for (const [storage, prepare] of [
  ['keeps what it is told', () => undefined],
  [
    'is blocked',
    () => {
      const get = () => {
        throw new DOMException('Storage is blocked', 'SecurityError')
      }
      Object.defineProperty(window, 'sessionStorage', { get })
    },
  ],
] as const) {
  test(`a page whose script never comes is loaded anew once, and no more, where storage ${storage}`, {
    tag: ['@desktop', '@storefront'],
  }, async ({ page, store }) => {
    await page.addInitScript(prepare)
    const seen = await openBroken(page, `${store.origin}/wishlist`)
    await expect.poll(() => wasReloaded(page)).toBe(true)
    await page.waitForLoadState('load')
    await missItsScript(page)
    // A page that is loaded anew for ever is never idle.
    await page.waitForLoadState('networkidle')
    expect(seen.documents).toBe(2)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}
