import { expect, test } from './fixtures.ts'
import { addToCartByApi } from './prepare.ts'
import { readTransition, recordTransition } from './recordTransition.ts'
import { startRecordingProxy } from './startRecordingProxy.ts'

test('the next page is prefetched while the pointer is on its link, unless its content may change', {
  tag: ['@desktop', '@storefront'],
}, async ({ page, store }) => {
  const listener = await startRecordingProxy(store.origin)
  await page.goto(`${listener.origin}/cakes`)
  const ahead = () =>
    listener.asked
      .filter(({ headers }) => String(headers['sec-purpose']).startsWith('prefetch'))
      .map(({ path }) => path)
  await page.getByRole('link', { name: /^Cart/ }).hover()
  await page.getByRole('link', { name: 'Chocolate Truffle Cake' }).first().hover()
  // The headless shell prefetches pages that a full browser prerenders.
  await expect.poll(ahead).toContain('/p/cake/chocolate-truffle-cake')
  expect(ahead()).not.toContain('/cart')
  await page.getByRole('link', { name: 'Chocolate Truffle Cake' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chocolate Truffle Cake')
  const way = await page.evaluate(() =>
    Reflect.get(performance.getEntriesByType('navigation')[0] ?? {}, 'deliveryType'),
  )
  expect(way).toBe('navigational-prefetch')
  listener.close()
})

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('a product’s picture moves from the list to the gallery', {
    tag: ['@both', '@storefront'],
  }, async ({ page, store }) => {
    await page.addInitScript(recordTransition)
    // On a busy machine a page may take longer than the four seconds after which the browser skips a transition.
    await expect(async () => {
      await page.goto(`${store.origin}/cakes`)
      await page.getByRole('link', { name: 'Chocolate Truffle Cake' }).first().click()
      await expect
        .poll(() => page.evaluate(readTransition), { timeout: 5_000 })
        .toContain('::view-transition-group(product)')
    }).toPass({ timeout: 40_000 })
    await expect(page.locator('[style*=view-transition-name]')).toHaveCount(0)
  })
})

test('a product’s picture does not move with reduced motion', {
  tag: ['@desktop', '@storefront'],
}, async ({ page, store }) => {
  await page.addInitScript(recordTransition)
  await page.goto(`${store.origin}/cakes`)
  await page.getByRole('link', { name: 'Chocolate Truffle Cake' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chocolate Truffle Cake')
  await expect(page.locator('[style*=view-transition-name]')).toHaveCount(0)
  expect(await page.evaluate(readTransition)).toBeUndefined()
})

/** Records on `document.documentElement` the listeners that make a page ineligible for the back/forward cache. */
const noteUnloading = () => {
  const listen = window.addEventListener
  const forbidding = new Set<string>()
  window.addEventListener = (...given: Parameters<typeof listen>) => {
    if (/unload$/.test(given[0])) forbidding.add(given[0])
    document.documentElement.dataset.forbidding = [...forbidding].join(' ')
    listen.apply(window, given)
  }
}

test('every page can be stored in the back-forward cache', {
  tag: '@storefront',
}, async ({ page, store }) => {
  test.slow()
  await addToCartByApi(page, store.origin, '/p/cake/chocolate-truffle-cake')
  await page.addInitScript(noteUnloading)
  const addresses = [
    ...['/', '/cakes', '/p/cake/chocolate-truffle-cake', '/reviews', '/corporate-gifts', '/faq'],
    ...['/sitemap.html', '/credits', '/cart', '/wishlist', '/account', '/orders/lookup', '/refer-and-earn'],
    '/nothing/here',
  ]
  for (const address of addresses) {
    const answer = await page.goto(`${store.origin}${address}`)
    expect(answer?.headers()['cache-control'], address).not.toContain('no-store')
    await page.mouse.move(10, 10)
    await page.waitForLoadState('networkidle')
    // A handler that is assigned instead of added is visible on the window itself.
    const forbidding = await page.evaluate(
      () =>
        `${document.documentElement.dataset.forbidding ?? ''}${window.onunload ?? ''}${window.onbeforeunload ?? ''}`,
    )
    expect(forbidding, address).toBe('')
  }
})
