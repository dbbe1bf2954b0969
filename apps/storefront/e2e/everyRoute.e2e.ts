import { accountPages, cake, expectAccessible, expectSound, guestPages } from './accessibilityChecks.ts'
import { expectRestorable, noteUnloading } from './backForwardCache.ts'
import { choosePlace } from './choosePlace.ts'
import { expect, newEmail, newMobile, skipAddOns, test } from './fixtures.ts'
import { addToCartByApi, placeOrderByApi, signUpByApi } from './prepare.ts'
import { waitForHydration } from './waitForHydration.ts'

// React reports a failed hydration as a console error, which fails every test. Each page is opened once for all these
// rules, because opening it takes longer than checking one of them.
for (const [name, tag, addresses] of guestPages) {
  test(`${name} hydrates without an error, is accessible, fits every width and can be restored by Back`, {
    tag: [...tag],
  }, async ({ page, store }) => {
    await page.addInitScript(noteUnloading)
    for (const address of addresses)
      await expectRestorable(page, await expectSound(page, store.origin, address))
  })
}

test('cart, checkout, order and gift receipt hydrate without an error, are accessible and fit every width', {
  tag: ['@cart', '@account'],
}, async ({ page, store }) => {
  await page.addInitScript(noteUnloading)
  await signUpByApi(page, store.origin, newEmail('routes'))
  await addToCartByApi(page, store.origin, cake)
  await expectRestorable(page, await expectSound(page, store.origin, '/cart'))
  await page.getByRole('button', { name: 'Place order' }).first().click()
  await expect(page).toHaveURL(/\/checkout\?key=/)
  const { pathname, search } = new URL(page.url())
  await expectSound(page, store.origin, pathname + search)
  const order = await placeOrderByApi(page, store.origin)
  for (const address of [order, `${order}/gift-receipt`]) await expectSound(page, store.origin, address)
})

test('every page of an account hydrates without an error, is accessible and fits every width', {
  tag: '@account',
}, async ({ page, store }) => {
  test.slow()
  await signUpByApi(page, store.origin, newEmail('sections'))
  await addToCartByApi(page, store.origin, cake)
  await placeOrderByApi(page, store.origin)
  for (const address of accountPages) await expectSound(page, store.origin, address)
})

test('no dialog of the header has an accessibility violation', {
  tag: ['@storefront', '@delivery-location', '@login-dialog', '@cart'],
}, async ({ page, store }) => {
  const openers = [
    // First, because Chromium reports a preloaded picture as unused if an earlier page left it in memory.
    ['/cakes', page.getByRole('link', { name: /^Cart, / })],
    [cake, page.getByRole('banner').getByRole('button', { name: /Where to|Deliver to/ })],
    [cake, page.getByRole('button', { name: 'Login' })],
  ] as const
  for (const [address, opener] of openers) {
    await page.goto(store.origin + address)
    // Before hydration, the link opens the cart page, like any link.
    await waitForHydration(opener.first())
    await opener.first().click()
    await expect(page.getByRole('dialog').first()).toBeVisible()
    await expectAccessible(page, address)
    await page.keyboard.press('Escape')
  }
})

test('search, filters, calendar, add-ons and the steps of a login have no accessibility violation', {
  tag: ['@storefront', '@pdp', '@login-dialog'],
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
  // Not a list, because Chromium reports a preloaded picture as unused if an earlier page left it in memory.
  await page.goto(`${store.origin}/faq`)
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
