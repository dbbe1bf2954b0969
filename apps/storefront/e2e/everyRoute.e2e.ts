import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, newEmail, test } from './fixtures.ts'
import { addToCartByApi, placeOrderByApi, signUpByApi } from './prepare.ts'
import { waitForHydration } from './waitForHydration.ts'

const cake = '/p/cake/chocolate-truffle-cake'
const hamper = '/hamper/create-your-hamper'

const expectNoViolations = async (page: Page, address: string) => {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect([address, violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)]).toEqual([address, []])
}

/** Checks the contrast of all text in the dark theme; nothing else differs in it. */
const expectDarkContrast = async (page: Page, address: string) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await whenSettled(page)
  const { violations } = await new AxeBuilder({ page }).withRules('color-contrast').analyze()
  const found = violations.flatMap(({ nodes }) =>
    nodes.map(({ html, failureSummary }) => [html, failureSummary]),
  )
  expect([address, 'dark', found]).toEqual([address, 'dark', []])
  await page.emulateMedia({ colorScheme: 'light' })
}

/** Waits for transitions: half-faded content has half its contrast. A skeleton's animation would never end. */
const whenSettled = (page: Page) =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map(({ finished }) => finished),
    ),
  )

/** Opens a page and interacts, so that lazy sections load and hydrate: React's errors are in the console by then. */
async function expectSound(page: Page, origin: string, address: string) {
  await page.goto(origin + address)
  await page.mouse.move(20, 20)
  await page.mouse.move(40, 40)
  await page.waitForLoadState('networkidle')
  await expectNoViolations(page, address)
  await expectDarkContrast(page, address)
}

// The change lane checks both viewports where their layouts differ most; stories check each component.
const guestPages: readonly (readonly [string, readonly string[], readonly string[]])[] = [
  ['the home, category and missing page', ['@storefront'], ['/', '/cakes', '/nothing/at/all']],
  ['the product page', ['@pdp', '@both'], [cake]],
  ['a page of reviews', ['@pdp'], ['/reviews']],
  ['a category inside the app', ['@storefront'], ['/flowers?fa-source=x']],
  ['hampers', ['@hamper-builder'], ['/hampers', hamper, `${hamper}?hamper=4-1.9007*2_2.9011`]],
  ['corporate gifts', ['@corporate'], ['/corporate-gifts']],
  ['an empty cart', ['@cart'], ['/cart']],
  ['the account of a guest', ['@account'], ['/orders/lookup', '/wishlist', '/account', '/account/orders']],
  ['the referral page of a guest', ['@storefront'], ['/refer-and-earn']],
  ['texts of the shop', ['@storefront'], ['/about-us', '/privacy-page', '/faq', '/sitemap.html', '/credits']],
]

// React reports a failed hydration as an error in the console, which fails every test.
for (const [name, tag, addresses] of guestPages) {
  test(`${name} hydrates without an error and has no accessibility violation`, { tag: [...tag] }, async ({
    page,
    store,
  }) => {
    for (const address of addresses) await expectSound(page, store.origin, address)
  })
}

test('cart, checkout, order and gift receipt hydrate without an error and have no accessibility violation', {
  tag: ['@cart', '@account', '@both'],
}, async ({ page, store }) => {
  await signUpByApi(page, store.origin, newEmail('routes'))
  await addToCartByApi(page, store.origin, cake)
  await expectSound(page, store.origin, '/cart')
  await page.getByRole('button', { name: 'Place order' }).first().click()
  await expect(page).toHaveURL(/\/checkout\?key=/)
  const { pathname, search } = new URL(page.url())
  await expectSound(page, store.origin, pathname + search)
  const order = await placeOrderByApi(page, store.origin)
  for (const address of [order, `${order}/gift-receipt`]) await expectSound(page, store.origin, address)
})

test('every page of an account hydrates without an error and has no accessibility violation', {
  tag: '@account',
}, async ({ page, store }) => {
  test.slow()
  await signUpByApi(page, store.origin, newEmail('sections'))
  await addToCartByApi(page, store.origin, cake)
  await placeOrderByApi(page, store.origin)
  const sections = ['', 'orders', 'profile', 'addresses', 'saved-cards', 'points', 'notifications', 'privacy']
  for (const address of ['/wishlist', '/refer-and-earn', ...sections.map((name) => `/account/${name}`)])
    await expectSound(page, store.origin, address.replace(/\/$/, ''))
})

test('no dialog of the header has an accessibility violation', {
  tag: ['@storefront', '@delivery-location', '@login-dialog', '@cart', '@both'],
}, async ({ page, store }) => {
  const openers = [
    [cake, page.getByRole('banner').getByRole('button', { name: /Where to|Deliver to/ })],
    [cake, page.getByRole('button', { name: 'Login' })],
    ['/cakes', page.getByRole('link', { name: /^Cart, / })],
  ] as const
  for (const [address, opener] of openers) {
    await page.goto(store.origin + address)
    // Before hydration the link to the cart leads there, as any link does.
    await waitForHydration(opener.first())
    await opener.first().click()
    await expect(page.getByRole('dialog').first()).toBeVisible()
    await whenSettled(page)
    await expectNoViolations(page, address)
    await expectDarkContrast(page, address)
    await page.keyboard.press('Escape')
  }
})

// A separate test: adding by the API while a page loads its cart would fill another guest's session.
test('the login dialog of an order has no accessibility violation', {
  tag: ['@login-dialog', '@cart', '@both'],
}, async ({ page, store }) => {
  await addToCartByApi(page, store.origin, cake)
  await page.goto(`${store.origin}/cart`)
  await waitForHydration(page.getByRole('button', { name: 'Place order' }).first())
  await page.getByRole('button', { name: 'Place order' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await whenSettled(page)
  await expectNoViolations(page, '/cart')
  await expectDarkContrast(page, '/cart')
})
