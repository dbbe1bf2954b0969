import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { addToCart, expect, newEmail, signUp, test } from './store.ts'

const cake = '/p/cake/chocolate-truffle-cake'

const violations = async (page: Page) =>
  (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)

/** Opens a page and stirs, so that all that comes late has come: whatever React has to say is in the console by then. */
async function openWhole(page: Page, address: string) {
  await page.goto(address)
  await page.mouse.move(20, 20)
  await page.mouse.move(40, 40)
  await page.waitForLoadState('networkidle')
}

const ofGuests = [
  ...['/', '/cakes', '/flowers?fa-source=x', cake, '/reviews', '/hampers', '/corporate-gifts', '/cart'],
  ...['/orders/lookup', '/wishlist', '/refer-and-earn', '/account', '/account/orders', '/credits'],
  ...['/about-us', '/privacy-page', '/faq', '/sitemap.html', '/nothing/at/all'],
]

// What React has to say against a page is an error in its console, which fails every test.
test('every page of a guest comes alive without a word, and can be used by everybody', async ({
  page,
  store,
}) => {
  test.slow()
  for (const address of ofGuests) {
    await openWhole(page, store.origin + address)
    expect([address, await violations(page)]).toEqual([address, []])
  }
})

test('so does every page of a user with a full cart and an order', async ({ page, store }, { project }) => {
  test.slow()
  await addToCart(page, store.origin, cake)
  await page.goto(`${store.origin}/cart`)
  await page.getByRole('button', { name: 'Place order' }).first().click()
  await signUp(page, store.origin, newEmail(`routes-${project.name}`))
  await expect(page).toHaveURL(/\/checkout\?key=/)
  await page.getByRole('textbox', { name: 'Full name' }).fill('Vikram Iyer')
  await page.getByRole('textbox', { name: /Mobile number/ }).fill('9812345678')
  await page.getByRole('textbox', { name: 'Address' }).fill('12 Church Street')
  await page.getByRole('button', { name: /^Place order/ }).click()
  await expect(page).toHaveURL(/\/order\//)
  const order = page.url()
  await addToCart(page, store.origin, cake)
  const addresses = [
    ...['/cart', '/wishlist', '/refer-and-earn', '/account', '/account/orders'],
    ...['/account/addresses', '/account/points', '/account/notifications', '/account/privacy'],
  ].map((address) => store.origin + address)
  for (const address of [order, `${order}/gift-receipt`, ...addresses]) {
    await openWhole(page, address)
    expect([address, await violations(page)]).toEqual([address, []])
  }
})

test('every dialog a guest can open can be used by everybody', async ({ page, store }) => {
  const settled = () =>
    page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
  const openers = [
    [cake, page.getByRole('banner').getByRole('button', { name: /Where to|Deliver to/ })],
    [cake, page.getByRole('button', { name: 'Login' })],
    ['/cakes', page.getByRole('link', { name: /^Cart, / })],
  ] as const
  for (const [address, opener] of openers) {
    await page.goto(store.origin + address)
    await opener.first().click()
    await expect(page.getByRole('dialog').first()).toBeVisible()
    await settled()
    expect([address, await violations(page)]).toEqual([address, []])
    await page.keyboard.press('Escape')
  }
})
