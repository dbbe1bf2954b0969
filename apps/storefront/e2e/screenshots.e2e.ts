import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { addToCartByApi, chooseLocationByCookie, placeOrderByApi, signUpByApi } from './prepare.ts'
import { momentOfStills } from './startStillStore.ts'
import { expect, newEmail, test } from './store.ts'
import { whenQuiet } from './whenQuiet.ts'

/** The widths at which the layout differs: a phone, a tablet, a small, a usual and a wide desktop. */
const widths = [390, 768, 1024, 1280, 1920]
const cake = '/p/cake/chocolate-truffle-cake'
const hamper = '/hamper/create-your-hamper'

/** Compares a page of the built store, from its first line to its last, with the pictures that are kept of it. */
async function compareAtEachWidth(page: Page, name: string, address: string, drawnAtRandom?: Locator) {
  await page.goto(address)
  // Whoever stirs gets the scripts of the page, and whoever scrolls down its last sections.
  await page.mouse.move(20, 20)
  await page.mouse.move(40, 40)
  await whenQuiet(page)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 800) {
        scrollTo(0, y)
        await new Promise(requestAnimationFrame)
      }
      scrollTo(0, 0)
    })
    await whenQuiet(page)
    await expect(page).toHaveScreenshot(`${name}-${width}.png`, {
      fullPage: true,
      stylePath: join(import.meta.dirname, 'screenshots.css'),
      mask: drawnAtRandom ? [drawnAtRandom] : [],
    })
  }
}

const pages: readonly (readonly [string, string, readonly string[]])[] = [
  ['home', '/', ['@storefront']],
  ['product', cake, ['@pdp']],
  ['hamper', hamper, ['@hamper-builder']],
  ['category', '/cakes', ['@storefront', '@long']],
  ['search', '/search?q=roses under 1000', ['@storefront', '@long']],
  ['missing page', '/nothing/at/all', ['@storefront', '@long']],
  ['reviews', '/reviews', ['@pdp', '@long']],
  ['shelf of hampers', '/hampers', ['@hamper-builder', '@long']],
  ['product for a company', '/p/gift/welcome-kit', ['@corporate', '@long']],
  ['corporate gifts', '/corporate-gifts', ['@corporate', '@long']],
  ['empty cart', '/cart', ['@cart', '@long']],
  ['order lookup', '/orders/lookup', ['@account', '@long']],
  ['account of a guest', '/account', ['@account', '@long']],
  ['text of the shop', '/about-us', ['@storefront', '@long']],
  ['credits', '/credits', ['@storefront', '@long']],
]

for (const [name, address, tag] of pages) {
  test(`the page “${name}” looks as it did at every width`, { tag: [...tag, '@desktop'] }, async ({
    page,
    still,
  }) => {
    await page.clock.setFixedTime(momentOfStills)
    await chooseLocationByCookie(page, still.origin)
    await compareAtEachWidth(page, name, still.origin + address)
  })
}

test('cart and checkout look as they did at every width', {
  tag: ['@cart', '@account', '@desktop'],
}, async ({ page, still }) => {
  test.slow()
  await page.clock.setFixedTime(momentOfStills)
  await signUpByApi(page, still.origin, newEmail('stills'))
  await addToCartByApi(page, still.origin, cake)
  await compareAtEachWidth(page, 'cart', `${still.origin}/cart`)
  await page.getByRole('button', { name: 'Place order' }).first().click()
  await expect(page).toHaveURL(/\/checkout\?key=/)
  await compareAtEachWidth(page, 'checkout', page.url(), page.getByRole('textbox', { name: 'Email' }))
})

test('the pages of an order and of an account look as they did at every width', {
  tag: ['@account', '@long', '@desktop'],
}, async ({ page, still }) => {
  test.slow()
  await page.clock.setFixedTime(momentOfStills)
  await signUpByApi(page, still.origin, newEmail('stills'))
  await addToCartByApi(page, still.origin, cake)
  const order = await placeOrderByApi(page, still.origin)
  const random = page.getByText(/[A-Z0-9]{8,}|@example|98\d{8}|9\d{9}/)
  await compareAtEachWidth(page, 'order', still.origin + order, random)
  await compareAtEachWidth(page, 'gift receipt', `${still.origin}${order}/gift-receipt`, random)
  for (const section of ['', 'orders', 'profile', 'addresses', 'points', 'privacy'])
    await compareAtEachWidth(page, `account ${section}`.trim(), `${still.origin}/account/${section}`, random)
})
