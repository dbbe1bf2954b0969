import type { Page } from '@playwright/test'
import { expect, newEmail, test } from './fixtures.ts'
import { signUpByApi } from './prepare.ts'

/** Blocks the page's hydration until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const arrived = Promise.withResolvers<void>()
  await page.route('**/assets/entry*.js', async (route) => {
    await arrived.promise
    await route.continue()
  })
  return arrived.resolve
}

test('a toggle switched before hydration stays switched', { tag: ['@desktop', '@account'] }, async ({
  page,
  store,
}) => {
  await signUpByApi(page, store.origin, newEmail('switch'))
  await page.goto(`${store.origin}/account/notifications`)
  const offers = page.getByRole('switch', { name: 'Offers by email' })
  await expect(offers).not.toBeChecked()
  const arrive = await holdScripts(page)
  await page.goto(`${store.origin}/account/notifications`, { waitUntil: 'commit' })
  await offers.click()
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/notifications/update'))
  arrive()
  await saved
  await expect(offers).toBeChecked()
})

test('a tap before hydration is handled afterwards', {
  tag: ['@storefront', '@login-dialog'],
}, async ({ page, store }) => {
  const arrive = await holdScripts(page)
  await page.goto(`${store.origin}/wishlist`, { waitUntil: 'commit' })
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  arrive()
  await expect(page.getByRole('dialog', { name: 'Hello!' })).toBeVisible()
})

test('a form submitted before hydration is sent after it, with the typed text', {
  tag: ['@storefront', '@account'],
}, async ({ page, store }) => {
  const arrive = await holdScripts(page)
  await page.goto(`${store.origin}/orders/lookup`, { waitUntil: 'commit' })
  await page.getByRole('textbox', { name: 'Order number' }).fill('MG-123456')
  await page.getByRole('textbox', { name: 'Email' }).fill('somebody@example.com')
  await page.getByRole('button', { name: 'Send code' }).click()
  const requested = page.waitForRequest('**/orders/lookup/code')
  arrive()
  expect((await requested).postDataJSON()).toEqual({
    order_number: 'MG-123456',
    email: 'somebody@example.com',
  })
})

test('an option selected before hydration stays selected, and is included in the price', {
  tag: '@pdp',
}, async ({ page, store }) => {
  const arrive = await holdScripts(page)
  await page.goto(`${store.origin}/p/cake/chocolate-truffle-cake`, { waitUntil: 'commit' })
  await page.getByRole('radio', { name: /^2 Kg/ }).check()
  await expect(page.getByText('₹749').first()).toBeVisible()
  arrive()
  await expect(page.getByText('₹1,449').first()).toBeVisible()
  await expect(page.getByRole('radio', { name: /^2 Kg/ })).toBeChecked()
})
