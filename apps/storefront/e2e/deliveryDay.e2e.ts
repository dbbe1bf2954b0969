import type { Page } from '@playwright/test'
import { expect, skipAddOns, test } from './fixtures.ts'
import { chooseLocationByCookie } from './prepare.ts'

const roses = '/p/flower/red-roses-bouquet'

/** Returns the date field once it is hydrated after the first interaction. */
async function openDate(page: Page) {
  const field = page.getByRole('combobox', { name: /^Date/ })
  const calendar = page.getByRole('dialog', { name: 'Delivery date' })
  await expect(async () => {
    await page.mouse.move(Math.random() * 100, 10)
    // The calendar may have opened since the last check, and then it covers the field.
    if (!(await calendar.isVisible())) await field.click({ timeout: 1000 })
    await expect(calendar).toBeVisible({ timeout: 1000 })
  }).toPass()
  return calendar
}

test('a tap on the date field opens the calendar once, even before hydration', {
  tag: '@pdp',
}, async ({ page, context, store }) => {
  await context.addCookies([
    { name: 'user_select_pincode', value: '560001', url: store.origin },
    { name: 'user_select_city', value: 'Bengaluru', url: store.origin },
  ])
  await page.goto(`${store.origin}${roses}`)
  await expect(page.getByText('Awesome, We deliver to this location')).toBeVisible()
  await page.getByRole('combobox', { name: /^Date/ }).click()
  const calendar = page.getByRole('dialog', { name: 'Delivery date' })
  await expect(calendar.getByRole('button', { name: 'Next month' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(calendar).toBeHidden()
  // Every repeated attempt has been processed by then.
  await page.waitForTimeout(500)
  await expect(calendar).toBeHidden()
})

test('a gift is bought for a date and slot, which the cart shows and charges', {
  tag: ['@pdp', '@cart'],
}, async ({ page, store }) => {
  await chooseLocationByCookie(page, store.origin)
  await page.goto(`${store.origin}${roses}`)
  await expect(page.getByText('Awesome, We deliver to this location')).toBeVisible()

  const calendar = await openDate(page)
  await calendar.getByRole('button', { name: 'Next month' }).click()
  const day = calendar.locator('button[aria-label*=" 15 "], button:has-text("15")').first()
  await day.click()
  await expect(page.getByRole('combobox', { name: /^Date/ })).toHaveValue(/^15-\d{2}-\d{4}$/)

  await page.getByRole('radio', { name: /^Midnight/ }).check()
  await expect(page.getByText(/^Arrives \w{3}, 15 \w{3}, 23:00 to 24:00$/)).toBeVisible()

  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await skipAddOns(page)
  await page.getByRole('link', { name: 'Go to cart' }).click()
  await expect(page.getByText(/Arrives \w{3}, 15 \w{3}, 23:00 to 24:00, in Bengaluru, 560001/)).toBeVisible()
  await expect(page.getByText('Delivery slot')).toBeVisible()
  await expect(page.getByText('₹199', { exact: true })).toBeVisible()
})

test('the date field opens the location field if no location is chosen', {
  tag: ['@pdp', '@delivery-location'],
}, async ({ page, store }) => {
  await page.goto(`${store.origin}${roses}`)
  const field = page.getByRole('combobox', { name: /^Date/ })
  await expect(field).toHaveAttribute('placeholder', 'DD-MM-YYYY')
  await expect(async () => {
    await page.mouse.move(Math.random() * 100, 10)
    await field.click({ timeout: 1000 })
    await expect(page.getByText('Select Delivery Location to continue').last()).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(page.getByRole('dialog', { name: 'Delivery date' })).toHaveCount(0)
})

test('the server-rendered page contains the date field before any script runs', { tag: '@pdp' }, async ({
  browser,
  store,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${store.origin}${roses}`)
  const field = page.getByRole('combobox', { name: /^Date/ })
  await expect(field).toHaveAttribute('readonly')
  await expect(page.getByRole('group', { name: 'Delivery date' })).toBeVisible()
  await context.close()
})
