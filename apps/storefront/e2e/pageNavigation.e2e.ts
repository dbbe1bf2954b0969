import { expect, test } from './fixtures.ts'
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
