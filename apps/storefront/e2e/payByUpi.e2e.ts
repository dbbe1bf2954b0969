import type { Page } from '@playwright/test'
import { findAccessibilityViolations } from '@store/config/findAccessibilityViolations'
import { expect, newEmail, test } from './fixtures.ts'
import { addToCartByApi, placeOrderByApi, signUpByApi } from './prepare.ts'
import { waitForHydration } from './waitForHydration.ts'

const code = 'QR code to pay ₹'

/** Opens the order of a cake, and chooses UPI by keyboard; returns the URL of the order. */
async function chooseUpi(page: Page, origin: string): Promise<string> {
  await signUpByApi(page, origin, newEmail('by-upi'))
  await addToCartByApi(page, origin, '/p/cake/chocolate-truffle-cake')
  await page.goto(`${origin}${await placeOrderByApi(page, origin)}`)
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
  await phone.goto(`${new URL(page.url()).origin}${await link.getAttribute('href')}`)
  await expect(phone.getByText('No money moves.')).toBeVisible()
  expect(await findAccessibilityViolations(phone)).toEqual([])
  await phone.getByRole('button', { name: button, exact: true }).click()
  // Chromium sometimes never closes a tab whose navigation is about to be committed.
  await expect(phone.getByText(/^You (have paid|declined this payment)\./)).toBeVisible()
  await phone.close()
}

/** Expects the code on a desktop, and the way to the app on a phone. */
async function expectWayToPay(page: Page, isMobile: boolean) {
  const upi = page.getByRole('region', { name: 'Pay with UPI' })
  await expect(upi.getByRole('img', { name: new RegExp(code) })).toBeVisible({ visible: !isMobile })
  await expect(upi.getByText(/^Scan this code with any UPI app/)).toBeVisible({ visible: !isMobile })
  await expect(upi.getByText(/^Open your UPI app/)).toBeVisible({ visible: isMobile })
  expect(await findAccessibilityViolations(page)).toEqual([])
}

test('a shopper pays in a UPI app, after a declined attempt and a closed tab', {
  tag: ['@storefront', '@account'],
}, async ({ page, demo, isMobile }) => {
  test.slow()
  const order = await chooseUpi(page, demo.origin)
  const upi = page.getByRole('region', { name: 'Pay with UPI' })
  await expectWayToPay(page, isMobile)
  await expect(upi.getByRole('timer')).toHaveText(/^(20:00|19:\d\d)$/)
  await expect(upi.getByRole('textbox')).toHaveCount(0)

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

test('a shopper switches from UPI to a bank that declines and then is slow, and reads why cash is unavailable', {
  tag: ['@desktop', '@storefront', '@account'],
}, async ({ page, demo, isMobile }) => {
  test.slow()
  const order = await chooseUpi(page, demo.origin)
  await expectWayToPay(page, isMobile)
  await page.getByRole('button', { name: 'Pay another way' }).click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeFocused()
  await expect(page.getByRole('radio', { name: /^Cash on delivery/ })).toBeDisabled()
  await expect(page.getByText(/^Cash on delivery isn’t available for gifts to another person/)).toBeVisible()
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
  await expect(page).toHaveURL(order)
  await expect(page.getByRole('region', { name: 'Waiting for your bank' })).toBeVisible()
  // No tap is needed, because the page polls.
  await expect(heading).toHaveText('Your order is confirmed. We’ll make your gift in time.')
  await expect(page.getByText('Payment is complete.')).toBeVisible()
  const number = (await page.getByText(/^MG-[A-Z2-9]{8}$/).textContent()) ?? ''
  await page.goto(`${demo.origin}/api/outbox`)
  await expect(page.getByText(`${number} is confirmed`).first()).toBeVisible()
})
