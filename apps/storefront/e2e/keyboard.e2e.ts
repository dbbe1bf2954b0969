import type { Locator, Page } from '@playwright/test'
import { placeField } from './choosePlace.ts'
import { expect, newEmail, newMobile, readLatestOtp, test, waitForPanelClosed } from './fixtures.ts'

// An upper limit that no page reaches.
const mostSteps = 150

const cake = '/p/cake/chocolate-truffle-cake'

/** Presses Tab until the target has the focus, and expects a visible focus indicator. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let step = 0; step < mostSteps; step += 1) {
    if ((await target.count()) > 0) {
      const isThere = await target.first().evaluate((element) => element === document.activeElement)
      if (isThere) return
    }
    await page.keyboard.press(key)
  }
  throw new Error(`${mostSteps} steps do not lead to ${target}.`)
}

const press = async (page: Page, target: Locator) => {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

const type = async (page: Page, target: Locator, text: string) => {
  await tabTo(page, target)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

test('a cake is found, chosen and ordered with cash on delivery by keyboard alone', {
  tag: ['@desktop', '@pdp', '@delivery-location', '@cart', '@login-dialog', '@account'],
}, async ({ page, store }) => {
  test.slow()
  await page.goto(store.origin)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await press(page, page.getByRole('link', { name: 'Chocolate Truffle Cake' }))
  await expect(page).toHaveURL(/chocolate-truffle-cake/)

  await page.keyboard.press('Tab')
  await type(page, page.locator('input[name="pincode"]'), '560001')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Awesome, We deliver to this location')).toBeVisible()
  await press(page, page.getByRole('button', { name: 'Add to Cart' }))
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Skip' }))
  // The bar at the bottom has the same link.
  await expect(page.getByRole('link', { name: 'Go to cart' }).and(page.locator(':focus'))).toHaveCount(1)
  await waitForPanelClosed(page)
  await press(page, page.getByRole('link', { name: 'Go to cart' }))
  await expect(page).toHaveURL(/\/cart$/)

  await press(page, page.getByRole('button', { name: 'Place order' }))
  const dialog = page.getByRole('dialog')
  const email = newEmail('keys')
  await type(page, dialog.getByRole('textbox', { name: 'Email' }), email)
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('textbox', { name: 'Full name' })).toBeVisible()
  await type(page, dialog.getByRole('textbox', { name: 'Full name' }), 'Asha Rao')
  await type(page, dialog.getByRole('textbox', { name: /Mobile number/ }), newMobile())
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('textbox', { name: /One-time password/ })).toBeVisible()
  const code = await readLatestOtp(page, store.origin, email)
  await type(page, dialog.getByRole('textbox', { name: /One-time password/ }), code)
  await page.keyboard.press('Enter')
  const later = page.getByRole('button', { name: 'Not now' })
  await expect(later.or(page.getByRole('heading', { name: 'Delivery details' })).first()).toBeVisible()
  if (await later.isVisible()) await press(page, later)
  await expect(page).toHaveURL(/\/checkout\?key=/)

  await type(page, page.getByRole('textbox', { name: 'Full name' }), 'Vikram Iyer')
  await type(page, page.getByRole('textbox', { name: /Mobile number/ }), '9812345678')
  await type(page, page.getByRole('textbox', { name: 'Address' }), '12 Church Street')
  await press(page, page.getByRole('button', { name: /^Place order/ }))
  await expect(page).toHaveURL(/\/order\//)
  await expect(page.getByText(/^MG-[A-Z2-9]{8}$/)).toBeVisible()
})

test('a shopper adds a cake to the cart and reaches the login by keyboard alone', {
  tag: ['@pdp', '@delivery-location', '@cart', '@login-dialog'],
}, async ({ page, store }) => {
  await page.goto(`${store.origin}${cake}`)
  const place = placeField(page)
  while (!(await place.evaluate((field) => field === document.activeElement)))
    await page.keyboard.press('Tab')
  if ((await place.getAttribute('readonly')) !== null) {
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog').locator('input[name="pincode"]')).toBeFocused()
  }
  await page.keyboard.type('560001')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Awesome, We deliver to this location')).toBeVisible()
  const add = page.getByRole('button', { name: 'Add to Cart' })
  while (!(await add.evaluate((button) => button === document.activeElement)))
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const skip = page.getByRole('dialog').getByRole('button', { name: 'Skip' })
  await expect(skip).toBeVisible()
  while (!(await skip.evaluate((button) => button === document.activeElement)))
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const toCart = page.getByRole('link', { name: 'Go to cart' })
  await expect(toCart).toBeFocused()
  await waitForPanelClosed(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${store.origin}/cart`)
  const order = page.getByRole('button', { name: 'Place order' }).first()
  while (!(await order.evaluate((button) => button === document.activeElement)))
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Email' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(order).toBeFocused()
})
