import { addToCart, expect, newEmail, placeOrder, signUp, test } from './fixtures.ts'
import { type DemoStore, startDemoStore } from './startDemoStore.ts'

let store: DemoStore
test.beforeAll(async () => {
  store = await startDemoStore()
})
test.afterAll(() => store.stop())

test('a guest buys a cake with the simulated UPI payment, after a declined attempt and a slow bank', {
  tag: ['@storefront', '@account'],
}, async ({ page }) => {
  await addToCart(page, store.origin, '/p/cake/chocolate-truffle-cake')
  await page.goto(`${store.origin}/cart`)
  await page.getByRole('button', { name: 'Place order' }).first().click()
  await signUp(page, store.origin, newEmail('upi'))
  await placeOrder(page)
  const order = page.url()
  const heading = page.getByRole('heading', { level: 1 })
  const confirm = page.getByRole('button', { name: /^Confirm/ })
  const hosted = page.getByRole('radio', { name: /^UPI or card/ })
  await hosted.check()

  await confirm.click()
  await expect(page.getByText('No money moves.')).toBeVisible()
  await expect(page.getByRole('radio', { name: /^UPI/ })).toBeChecked()
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect(page).toHaveURL(order)
  await expect(page.getByText('The payment didn’t go through.')).toBeVisible()

  await hosted.check()
  await confirm.click()
  await page.getByRole('button', { name: /bank takes 5 seconds/ }).click()
  await expect(page.getByRole('region', { name: 'Waiting for your bank' })).toBeVisible()
  // No tap is needed, because the page polls.
  await expect(heading).toHaveText('Your order is confirmed. We’ll make your gift in time.')
  await expect(page.getByText('Payment is complete.')).toBeVisible()

  await page.goto(`${store.origin}/api/outbox`)
  await expect(page.getByText(/is confirmed/).first()).toBeVisible()
})
