import type { Page } from '@playwright/test'
import { findAccessibilityViolations } from '@store/config/findAccessibilityViolations'
import { expect, newEmail, test } from './fixtures.ts'
import { addToCartByApi, placeOrderByApi, signUpByApi } from './prepare.ts'
import { type DemoStore, startDemoStore } from './startDemoStore.ts'
import { waitForHydration } from './waitForHydration.ts'

let store: DemoStore
test.beforeAll(async () => {
  store = await startDemoStore()
})
test.afterAll(() => store.stop())

const code = 'QR code to pay ₹'

/** Opens the order of a cake, and chooses UPI by keyboard; returns the URL of the order. */
async function chooseUpi(page: Page): Promise<string> {
  await signUpByApi(page, store.origin, newEmail('by-upi'))
  await addToCartByApi(page, store.origin, '/p/cake/chocolate-truffle-cake')
  await page.goto(`${store.origin}${await placeOrderByApi(page, store.origin)}`)
  await expect(page.getByRole('radio', { name: /^UPI app or QR code/ })).toBeChecked()
  const confirm = page.getByRole('button', { name: /^Confirm/ })
  await waitForHydration(confirm)
  await confirm.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Pay with UPI' })).toBeFocused()
  return page.url()
}

/**
 * Responds in the simulated UPI app, like a phone that has scanned the code, while the page of the order stays open.
 */
async function answer(page: Page, button: string): Promise<void> {
  const link = page.getByRole('link', { name: 'Open the pretend UPI app' })
  const phone = await page.context().newPage()
  await phone.goto(`${store.origin}${await link.getAttribute('href')}`)
  await expect(phone.getByText('No money moves.')).toBeVisible()
  expect(await findAccessibilityViolations(phone)).toEqual([])
  await phone.getByRole('button', { name: button, exact: true }).click()
  // Chromium sometimes never closes a tab whose navigation is about to be committed.
  await expect(phone.getByText(/^You (have paid|declined this payment)\./)).toBeVisible()
  await phone.close()
}

test('a shopper pays in a UPI app, after a declined attempt and a closed tab', {
  tag: ['@storefront', '@account', '@both'],
}, async ({ page, isMobile }) => {
  test.slow()
  const order = await chooseUpi(page)
  const upi = page.getByRole('region', { name: 'Pay with UPI' })
  // A phone opens its app; other screens show the code.
  await expect(upi.getByRole('img', { name: new RegExp(code) })).toBeVisible({ visible: !isMobile })
  await expect(upi.getByText(/^Scan this code with any UPI app/)).toBeVisible({ visible: !isMobile })
  await expect(upi.getByText(/^Open your UPI app/)).toBeVisible({ visible: isMobile })
  await expect(upi.getByRole('timer')).toHaveText(/^(20:00|19:\d\d)$/)
  await expect(upi.getByRole('textbox')).toHaveCount(0)
  expect(await findAccessibilityViolations(page)).toEqual([])

  await page.keyboard.press('Tab')
  await expect(upi.getByRole('link')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(upi.getByRole('button', { name: 'I have paid' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(upi.getByText('Your payment hasn’t arrived yet.')).toBeVisible()

  await answer(page, 'Decline payment')
  // No tap is needed, because the page polls.
  await expect(page.getByText('The payment didn’t go through.')).toBeVisible()
  await page.getByRole('button', { name: /^Confirm/ }).click()
  await expect(upi).toBeVisible()

  const later = await page.context().newPage()
  await page.close()
  await later.goto(order)
  await expect(later.getByRole('region', { name: 'Pay with UPI' })).toBeVisible()
  await answer(later, 'Approve payment')
  await expect(later.getByRole('heading', { level: 1 })).toHaveText(/^Your order is confirmed\./)
  await expect(later.getByText('Payment is complete.')).toBeVisible()
})

test('a shopper switches from UPI to a slow bank, and reads why cash on delivery is unavailable', {
  tag: ['@storefront', '@account'],
}, async ({ page }) => {
  const order = await chooseUpi(page)
  await page.getByRole('button', { name: 'Pay another way' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('radio', { name: /^Cash on delivery/ })).toBeDisabled()
  await expect(page.getByText(/^Cash on delivery isn’t available for gifts to another person/)).toBeVisible()
  await page.getByRole('radio', { name: /^UPI or card/ }).check()
  await page.getByRole('button', { name: /^Confirm/ }).click()
  await page.getByRole('button', { name: /bank takes 5 seconds/ }).click()
  await expect(page).toHaveURL(order)
  await expect(page.getByRole('region', { name: 'Waiting for your bank' })).toBeVisible()
  await expect(page.getByText('Payment is complete.')).toBeVisible()
})
