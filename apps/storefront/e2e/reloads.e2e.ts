import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

/** Opens a page whose own script never loads, and counts its document requests. */
async function openBroken(page: Page, address: string) {
  const seen = { documents: 0 }
  page.on('request', (request) => {
    if (request.isNavigationRequest()) seen.documents += 1
  })
  await page.route('**/assets/wishlist-*.js', (route) => route.abort())
  await page.goto(address)
  return seen
}

/** Returns whether the second document has not only been requested but loaded. */
const wasReloaded = (page: Page) =>
  page
    .evaluate(() =>
      performance.getEntriesByType('navigation').some((entry) => entry.toJSON().type === 'reload'),
    )
    .catch(() => false)

/** Waits until the current document has failed to load its script and could have reloaded. */
const missItsScript = (page: Page) =>
  page.evaluate(async () => {
    const { script } = JSON.parse(document.getElementById('page')?.textContent ?? '{}')
    await import(script).catch(() => undefined)
    await new Promise((resolve) => requestIdleCallback(resolve))
  })

for (const [storage, prepare] of [
  ['works', () => undefined],
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
  test(`a page whose script fails to load is reloaded only once where storage ${storage}`, {
    tag: ['@desktop', '@storefront'],
  }, async ({ page, store }) => {
    await page.addInitScript(prepare)
    const seen = await openBroken(page, `${store.origin}/wishlist`)
    await expect.poll(() => wasReloaded(page)).toBe(true)
    await page.waitForLoadState('load')
    await missItsScript(page)
    // A page in an endless reload loop never becomes idle.
    await page.waitForLoadState('networkidle')
    expect(seen.documents).toBe(2)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}
