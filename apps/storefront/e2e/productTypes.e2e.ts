import type { Page } from '@playwright/test'
import { choosePlace } from './choosePlace.ts'
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

test('a cake has a weight, the number of servings, and a message on it', { tag: ['@pdp', '@cart'] }, async ({
  page,
  store,
}) => {
  await page.goto(`${store.origin}/p/cake/chocolate-truffle-cake`)
  await expect(page.getByText(/[Ii]cing and design may/)).toBeVisible()
  await page.getByRole('radio', { name: /^2 Kg/ }).check()
  await expect(page).toHaveURL(/[?&]choose=10-/)
  await expect(page.getByText(/20-22/).first()).toBeVisible()
  await page.getByRole('textbox', { name: /Message on/ }).fill('For Asha')
  await addOpenProductToCart(page)
  await expectInCart(page, store.origin, 'Chocolate Truffle Cake', /2 Kg/, 'For Asha')
})

test('a plant has its key points, and is sent by courier', { tag: ['@pdp', '@cart'] }, async ({
  page,
  store,
}) => {
  await page.goto(`${store.origin}/p/plant/jade-plant-in-pot`)
  await expect(page.getByText('Key Points')).toBeVisible()
  await expect(page.getByText('Care Instructions')).toBeVisible()
  await addOpenProductToCart(page)
  await expectInCart(page, store.origin, 'Jade Plant in a Terracotta Pot')
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

test('a gift by courier has options that change its price', { tag: ['@pdp', '@cart'] }, async ({
  page,
  store,
}) => {
  await page.goto(`${store.origin}/p/gift/velvet-cushion-rose`)
  const before = await price(page).textContent()
  await page.getByRole('radio', { name: /^50 x 50 cm/ }).check()
  await expect(price(page)).not.toHaveText(before ?? '')
  const name = (await title(page).textContent()) ?? ''
  await addOpenProductToCart(page)
  await expectInCart(page, store.origin, name, /50 x 50 cm/)
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

test('a hamper with its own cut-off shows it as its order-by time', { tag: ['@pdp', '@cart'] }, async ({
  page,
  store,
}) => {
  await page.goto(`${store.origin}/p/hamper/grand-fruit-basket`)
  const news = page.getByRole('status').filter({ hasText: 'Awesome, We deliver to this location' })
  await expect(news).toContainText(/Order by 14:00/)
  await addOpenProductToCart(page)
  await expectInCart(page, store.origin, 'Grand Fruit Basket')
})

test('a hamper with both delivery methods takes the earliest date when none is chosen', {
  tag: ['@pdp', '@cart'],
}, async ({ page, store }) => {
  await page.goto(`${store.origin}/p/hamper/festive-hamper`)
  await addOpenProductToCart(page)
  await expectInCart(page, store.origin, 'Festive Fruit and Chocolate Hamper', /Arrives \w{3}, \d{1,2} \w{3}/)
})

test('a hamper that the shopper fills shows its price range, and links to the hamper builder', {
  tag: ['@pdp', '@hamper-builder'],
}, async ({ page, store }) => {
  await page.goto(`${store.origin}/p/hamper/create-your-hamper`)
  await expect(price(page)).toHaveText(/₹[\d,]+ – ₹[\d,]+/)
  await page.getByRole('link', { name: 'Create Your Hamper' }).filter({ visible: true }).click()
  await expect(page).toHaveURL(`${store.origin}/hamper/create-your-hamper`)
})

test('a corporate gift offers an enquiry instead of buying', { tag: ['@pdp', '@corporate'] }, async ({
  page,
  store,
}) => {
  await page.goto(`${store.origin}/p/gift/welcome-kit`)
  await expect(page.getByText(/^Minimum Order Quantity: \d+$/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toHaveCount(0)
  await page.getByRole('link', { name: 'ENQUIRY NOW' }).filter({ visible: true }).first().click()
  await expect(page).toHaveURL(/\/corporate-gifts\?product_url=%2Fp%2Fgift%2Fwelcome-kit/)
})

test('a gift abroad has its own disclaimer, and a postal code of its country', {
  tag: ['@pdp', '@cart'],
}, async ({ page, store }) => {
  await page.goto(`${store.origin}/p/flower/two-dozen-roses-usa`)
  const name = (await title(page).textContent()) ?? ''
  await expect(page.getByText('For gifts abroad')).toBeVisible()
  await expect(page.getByText(/working days of the country/)).toBeVisible()
  await choosePlace(page, '10001')
  await expect(page.getByText('Awesome, We deliver to this location')).toBeVisible()
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await skipAddOns(page)
  await expectInCart(page, store.origin, name)
})
