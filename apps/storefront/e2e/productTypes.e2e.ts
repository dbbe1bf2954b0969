import type { Page } from '@playwright/test'
import { addOpenProductToCart, expect, skipAddOns, test } from './fixtures.ts'
import { chooseLocationByCookie } from './prepare.ts'
import { waitForHydration } from './waitForHydration.ts'

/** Returns the price beside the gift's name. */
const price = (page: Page) =>
  page.getByRole('heading', { level: 1 }).locator('..').getByText('₹').filter({ visible: true }).first()

const title = (page: Page) => page.getByRole('heading', { level: 1 })

/** Expects a gift in the cart by its name, with its selection. */
async function expectInCart(
  page: Page,
  origin: string,
  name: string,
  ...chosen: readonly (string | RegExp)[]
) {
  await page.goto(`${origin}/cart`)
  await expect(page.getByRole('link', { name }).first()).toBeVisible()
  for (const text of chosen) await expect(page.getByRole('main')).toContainText(text)
}

// Other journeys test the choice of a location.
test.beforeEach(({ page, store }) => chooseLocationByCookie(page, store.origin))

test('a flower has colors and sizes, each a page of its own', { tag: ['@pdp', '@cart'] }, async ({
  page,
  store,
}) => {
  await page.goto(`${store.origin}/p/flower/red-roses-bouquet`)
  await expect(page.getByRole('heading', { name: 'Select Size' })).toBeVisible()
  const colors = page.getByRole('heading', { name: 'Select Color' }).locator('..')
  await expect(colors.locator('[aria-current="page"]')).toHaveText(/Red/)
  await colors.getByRole('link', { name: 'Yellow' }).click()
  await expect(page).toHaveURL(`${store.origin}/p/flower/yellow-roses-bouquet`)
  const name = (await title(page).textContent()) ?? ''
  await addOpenProductToCart(page)
  await expectInCart(page, store.origin, name)
})

test('flowers without their vase cost less', { tag: ['@pdp', '@cart'] }, async ({ page, store }) => {
  await page.goto(`${store.origin}/p/flower/red-roses-in-glass-vase`)
  await expect(price(page)).toContainText('₹999')
  const vase = page.getByRole('checkbox', { name: /^With the vase/ })
  await expect(vase).toBeChecked()
  // A checkbox that is changed before hydration does not update the price.
  await waitForHydration(vase)
  await vase.uncheck()
  await expect(price(page)).toContainText('₹849')
  await addOpenProductToCart(page)
  await expectInCart(page, store.origin, 'Red Roses in a Glass Vase', '₹849')
})

test('a combo shows its gifts, and takes a personalisation text for one of them', {
  tag: ['@pdp', '@cart'],
}, async ({ page, store }) => {
  await page.goto(`${store.origin}/p/combo/roses-and-truffle-cake`)
  const name = (await title(page).textContent()) ?? ''
  await expect(page.getByText('In this combo')).toBeVisible()
  await page.getByRole('textbox', { name: /Message on/ }).fill('For Asha')
  await addOpenProductToCart(page)
  await expectInCart(page, store.origin, name, 'For Asha')
})

test('rakhis are chosen by their pictures, and their prices add up', { tag: ['@pdp', '@cart'] }, async ({
  page,
  store,
}) => {
  await page.goto(`${store.origin}/p/rakhi/set-of-two-rakhis`)
  const name = (await title(page).textContent()) ?? ''
  const rakhi = page.getByRole('checkbox', { name: /^Kundan/ })
  const before = await price(page).textContent()
  await waitForHydration(rakhi)
  await rakhi.locator('..').locator('img').click()
  await expect(rakhi).toBeChecked()
  await expect(price(page)).not.toHaveText(before ?? '')
  await addOpenProductToCart(page)
  await expectInCart(page, store.origin, name, /Kundan/)
})

test('a personalised gift requires its text, and shows an error while it is missing', {
  tag: ['@pdp', '@cart'],
}, async ({ page, store }) => {
  await page.goto(`${store.origin}/p/gift/engraved-name-keychain`)
  await expect(page.getByText('Awesome, We deliver to this location')).toBeVisible()
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByText('This field is required').first()).toBeVisible()
  await page.getByRole('textbox', { name: /Mini Personalized Text/ }).fill('Asha')
  await expect(page.getByText('This field is required')).toHaveCount(0)
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await skipAddOns(page)
  await expectInCart(page, store.origin, 'Engraved Name Keychain', 'Asha')
})
