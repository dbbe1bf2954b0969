import type { Page } from '@playwright/test'
import { drawPhoto, padPhoto } from '@store/api/drawPhoto'
import { expect, fillReceiver, newEmail, signUp, test, waitForPanelClosed } from './fixtures.ts'
import { chooseLocationByCookie } from './prepare.ts'

const photoCake = '/p/cake/chocolate-square-photo-cake'

const dateField = (page: Page) => page.getByRole('combobox', { name: /^Date/ })

/** Chooses the 15th of the next month and the slot before midnight. */
async function chooseNight(page: Page) {
  const calendar = page.getByRole('dialog', { name: 'Delivery date' })
  await expect(async () => {
    await page.mouse.move(Math.random() * 100, 10)
    if (!(await calendar.isVisible())) await dateField(page).click({ timeout: 1000 })
    await expect(calendar).toBeVisible({ timeout: 1000 })
  }).toPass()
  await calendar.getByRole('button', { name: 'Next month' }).click()
  await calendar.locator('button[aria-label*=" 15 "], button:has-text("15")').first().click()
  await page.getByRole('radio', { name: /^Midnight/ }).check()
}

/** Expects the gift's page to show the whole selection. */
async function expectChosen(page: Page) {
  await expect(page.getByText('us.jpg').first()).toBeVisible()
  await expect(page.getByRole('textbox', { name: /Message on/ }).first()).toHaveValue('For Asha')
  await expect(page.getByRole('radio', { name: /^2 Kg/ })).toBeChecked()
  await expect(dateField(page)).toHaveValue(/^15-\d{2}-\d{4}$/)
  await expect(page.getByRole('radio', { name: /^Midnight/ })).toBeChecked()
}

async function chooseAlong(page: Page) {
  const panel = page.getByRole('dialog').first()
  await panel.getByRole('button', { name: 'Add Number Candle' }).click()
  const candle = page.getByRole('dialog', { name: 'Which number?' })
  await candle.getByRole('textbox', { name: 'Number' }).fill('25')
  await candle.getByRole('button', { name: 'Add candle' }).click()
  await panel.getByRole('tab', { name: 'A Word and a Wrap' }).click()
  await panel.getByRole('button', { name: 'Add Greeting Card' }).click()
  const card = page.getByRole('dialog', { name: 'Add a greeting card' })
  await card.getByRole('combobox', { name: 'Occasion' }).selectOption('Birthday')
  await card.getByRole('textbox', { name: /Message on the card/ }).fill('With love')
  await card.getByRole('button', { name: 'Add card' }).click()
  await expect(panel.getByText('For: Birthday')).toBeVisible()
}

/** Expects a cart or order page to show the whole selection. */
async function expectWhole(page: Page) {
  const main = page.getByRole('main')
  for (const given of ['2 Kg', 'For Asha', '25', 'Birthday', 'With love']) {
    await expect(main.getByText(given, { exact: true }).or(main.getByText(given)).first()).toBeVisible()
  }
  await expect(main.locator('img[src^="/api/uploads/"]').first()).toBeVisible()
  await expect(main.getByText(/15 \w{3}.*23:00( to |–)24:00/).first()).toBeVisible()
}

test('a gift keeps its date, slot, photo, text, candle and card after a reload and the login, in cart and order', {
  tag: ['@pdp', '@cart', '@login-dialog', '@account'],
}, async ({ page, store }) => {
  test.slow()
  const drawn = await drawPhoto({ format: 'jpeg', width: 1600, height: 1200 })
  const buffer = Buffer.from(padPhoto(drawn, Math.max(drawn.length, 60 * 1024)))
  await chooseLocationByCookie(page, store.origin)
  await page.goto(`${store.origin}${photoCake}`)
  await expect(page.getByText('Awesome, We deliver to this location')).toBeVisible()
  const file = page.locator('input[type="file"]')
  await expect(file).toBeEnabled()
  await file.setInputFiles({ name: 'us.jpg', mimeType: 'image/jpeg', buffer })
  await expect(page.getByText('Uploaded', { exact: true })).toBeVisible()
  await page.getByRole('radio', { name: /^2 Kg/ }).check()
  await page
    .getByRole('textbox', { name: /Message on/ })
    .first()
    .fill('For Asha')
  await chooseNight(page)

  await page.reload()
  await page.mouse.move(10, 10)
  await expectChosen(page)

  await page.getByRole('button', { name: 'Add to Cart' }).filter({ visible: true }).click()
  await chooseAlong(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible()
  await waitForPanelClosed(page)

  await page.goto(`${store.origin}/cart`)
  await expectWhole(page)
  await page.reload()
  await expectWhole(page)

  await page.getByRole('button', { name: 'Place order' }).first().click()
  await signUp(page, store.origin, newEmail('whole'))
  await fillReceiver(page)
  await page.getByRole('textbox', { name: 'Your name' }).fill('Asha')
  await page.getByRole('button', { name: /^Place order/ }).click()
  await expect(page).toHaveURL(/\/order\//)
  await expectWhole(page)
})
