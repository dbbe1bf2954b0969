import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { choosePlace } from './choosePlace.ts'
import { expect, newEmail, newMobile, skipAddOns, test } from './fixtures.ts'
import { addToCartByApi, placeOrderByApi, signUpByApi } from './prepare.ts'
import { waitForHydration } from './waitForHydration.ts'

const cake = '/p/cake/chocolate-truffle-cake'
const hamper = '/hamper/create-your-hamper'

const expectNoViolations = async (page: Page, address: string) => {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect([address, violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)]).toEqual([address, []])
}

const themes = [
  { colorScheme: 'dark', contrast: 'no-preference', forcedColors: 'none' },
  { colorScheme: 'light', contrast: 'more', forcedColors: 'none' },
  { colorScheme: 'light', contrast: 'no-preference', forcedColors: 'active' },
] as const

/** Checks the contrast of all text in every other theme, in place; nothing else differs in them. */
const expectContrast = async (page: Page, address: string) => {
  for (const theme of themes) {
    await page.emulateMedia(theme)
    await whenSettled(page)
    const { violations } = await new AxeBuilder({ page }).withRules('color-contrast').analyze()
    const found = violations.flatMap(({ nodes }) =>
      nodes.map(({ html, failureSummary }) => [html, failureSummary]),
    )
    expect([address, theme, found]).toEqual([address, theme, []])
  }
  await page.emulateMedia({ colorScheme: 'light', contrast: 'no-preference', forcedColors: 'none' })
}

/** Checks what a page shows now, in every theme. */
const expectAccessible = async (page: Page, address: string) => {
  await whenSettled(page)
  await expectNoViolations(page, address)
  await expectContrast(page, address)
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
  await expectAccessible(page, address)
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

const sections = ['orders', 'profile', 'addresses', 'saved-cards', 'points', 'notifications', 'privacy']
const accountPages = [
  '/wishlist',
  '/refer-and-earn',
  '/account',
  ...sections.map((name) => `/account/${name}`),
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
  for (const address of accountPages) await expectSound(page, store.origin, address)
})

test('no dialog of the header has an accessibility violation', {
  tag: ['@storefront', '@delivery-location', '@login-dialog', '@cart', '@both'],
}, async ({ page, store }) => {
  const openers = [
    // First, because Chromium reports a preloaded picture as unused that an earlier page left in its memory.
    ['/cakes', page.getByRole('link', { name: /^Cart, / })],
    [cake, page.getByRole('banner').getByRole('button', { name: /Where to|Deliver to/ })],
    [cake, page.getByRole('button', { name: 'Login' })],
  ] as const
  for (const [address, opener] of openers) {
    await page.goto(store.origin + address)
    // Before hydration the link to the cart leads there, as any link does.
    await waitForHydration(opener.first())
    await opener.first().click()
    await expect(page.getByRole('dialog').first()).toBeVisible()
    await expectAccessible(page, address)
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
  await expectAccessible(page, '/cart')
})

test('search, filters, calendar, add-ons and the steps of a login have no accessibility violation', {
  tag: ['@storefront', '@pdp', '@login-dialog', '@both'],
}, async ({ page, store }) => {
  test.slow()
  for (const address of ['/search?q=rose', '/search?q=zzzzzz', '/cakes?price_to=999'])
    await expectSound(page, store.origin, address)
  const filters = page.locator('summary').filter({ hasText: 'Filters' })
  if (await filters.isVisible()) {
    await filters.click()
    await expectAccessible(page, 'filters')
  }
  await page.goto(store.origin + cake)
  await choosePlace(page, '560001')
  await expect(page.getByText('Awesome, We deliver to this location')).toBeVisible()
  const calendar = page.getByRole('dialog', { name: 'Delivery date' })
  await expect(async () => {
    if (!(await calendar.isVisible()))
      await page.getByRole('combobox', { name: /^Date/ }).click({ timeout: 1000 })
    await expect(calendar).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expectAccessible(page, 'calendar')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Add to Cart' }).filter({ visible: true }).first().click()
  await expect(page.getByRole('button', { name: 'Skip' })).toBeVisible()
  await expectAccessible(page, 'add-ons')
  await skipAddOns(page)
  await page.goto(`${store.origin}/cakes`)
  const login = page.getByRole('button', { name: 'Login' })
  await waitForHydration(login)
  await login.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Email' }).fill(newEmail('steps'))
  await dialog.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(dialog.getByRole('textbox', { name: 'Full name' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Send code' }).click()
  await expectAccessible(page, 'login with errors')
  await dialog.getByRole('textbox', { name: 'Full name' }).fill('Asha Rao')
  await dialog.getByRole('textbox', { name: /Mobile number/ }).fill(newMobile())
  await dialog.getByRole('button', { name: 'Send code' }).click()
  await expect(dialog.getByRole('textbox', { name: /One-time password/ })).toBeVisible()
  await expectAccessible(page, 'login code')
})
