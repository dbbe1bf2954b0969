import type { Page } from '@playwright/test'
import { toIndianHour } from '@store/api-client/contract/rules/calendarDays'
import { choosePlace, openPlaceField } from './choosePlace.ts'
import { expect, newEmail, skipAddOns, test, waitForCheckoutHydration } from './fixtures.ts'
import { addToCartByApi, placeOrderByApi, signUpByApi } from './prepare.ts'

const cake = '/p/cake/chocolate-truffle-cake'
const inHeader = (page: Page) => page.getByRole('banner')

test('a mistyped location finds the right area, which every page and tab then shows', {
  tag: ['@delivery-location', '@pdp'],
}, async ({ page, store, context }) => {
  const other = await context.newPage()
  await other.goto(store.origin)
  await page.goto(`${store.origin}${cake}`)
  const field = await openPlaceField(page)
  await field.pressSequentially('koramangla')
  await page
    .getByRole('option', { name: /Koramangala/ })
    .first()
    .click()
  await expect(page.getByText('Awesome, We deliver to this location')).toBeVisible()
  // The last slot of a day can be ordered until 20:00 in India; after that, there is none to show.
  const slot = page.getByText('Earliest Delivery slot:').locator('visible=true').first()
  if (toIndianHour(new Date()) < 20) await expect(slot).toBeVisible()
  await expect(inHeader(page).getByText('Koramangala, Bengaluru, 560034')).toBeVisible()
  await expect(inHeader(other).getByText('Koramangala, Bengaluru, 560034')).toBeVisible()
  await page.goto(`${store.origin}/cakes`)
  await expect(inHeader(page).getByText('Koramangala, Bengaluru, 560034')).toBeVisible()
  await other.close()
})

test('a gift sold in few cities offers only those cities in the location search', {
  tag: ['@delivery-location', '@pdp'],
}, async ({ page, store }) => {
  await page.goto(`${store.origin}/p/flower/peach-roses-hat-box`)
  await page.getByRole('button', { name: 'Available in Limited Cities' }).click()
  const dialog = page.getByRole('dialog', { name: 'Available in Limited Cities' })
  const search = dialog.getByRole('searchbox', { name: 'Search city' })
  await expect(search).toBeFocused()
  await search.fill('zz')
  await expect(dialog.getByText('No City Found').first()).toBeVisible()
  await search.fill('pun')
  await dialog.getByRole('button', { name: 'Pune' }).click()
  await expect(dialog).toBeHidden()
  await expect(inHeader(page).getByText('Pune')).toBeVisible()
})

test('changing the location in the header lists undeliverable gifts, and the visitor keeps the old location', {
  tag: ['@delivery-location', '@cart'],
}, async ({ page, store }) => {
  await addToCartByApi(page, store.origin, cake)
  await page.goto(`${store.origin}${cake}`)
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Bengaluru/ })
    .click()
  const sheet = page.getByRole('dialog', { name: 'Enter delivery location' })
  const field = sheet.locator('input[name="pincode"]')
  await field.fill('682001')
  await field.press('Enter')
  const question = page.getByRole('dialog', { name: 'Change the delivery location?' })
  await expect(question.getByText('Chocolate Truffle Cake')).toBeVisible()
  await question.getByRole('button', { name: 'Keep Bengaluru' }).click()
  await expect(question).toBeHidden()
  await page.goto(`${store.origin}/cakes`)
  await expect(inHeader(page).getByText('Bengaluru, 560001')).toBeVisible()
})

test('an address of an order is offered for the next order', {
  tag: ['@delivery-location', '@account'],
}, async ({ page, store }) => {
  await signUpByApi(page, store.origin, newEmail('book'))
  await addToCartByApi(page, store.origin, cake)
  await placeOrderByApi(page, store.origin)

  await page.goto(`${store.origin}/p/flower/red-roses-bouquet`)
  // The former location is checked first; otherwise its result would arrive between the tap and the sheet.
  await expect(page.getByText('Awesome, We deliver to this location')).toBeVisible()
  await openPlaceField(page)
  await page.getByRole('button', { name: 'Saved Addresses' }).locator('visible=true').last().click()
  const book = page.getByRole('dialog', { name: 'Select Address' })
  await expect(book.getByText(/12 Church Street/)).toBeVisible()
  await book.getByRole('radio').click()
  await expect(page.getByText('Awesome, We deliver to this location')).toBeVisible()
})

test('checkout selects the address chosen on the product page instead of the last used one', {
  tag: ['@delivery-location', '@account'],
}, async ({ page, store }) => {
  await signUpByApi(page, store.origin, newEmail('chosen'))
  for (const address of ['12 Church Street', '7 Hill Road']) {
    await addToCartByApi(page, store.origin, cake)
    await placeOrderByApi(page, store.origin, address)
  }
  const choose = async (address: string) => {
    await page.goto(`${store.origin}/p/flower/red-roses-bouquet`)
    await expect(page.getByText('Awesome, We deliver to this location')).toBeVisible()
    await openPlaceField(page)
    await page.getByRole('button', { name: 'Saved Addresses' }).locator('visible=true').last().click()
    const book = page.getByRole('dialog', { name: 'Select Address' })
    await book.getByText(address).click()
    await expect(book).toBeHidden()
  }
  const checkOut = async () => {
    await addToCartByApi(page, store.origin, cake)
    await page.goto(`${store.origin}/cart`)
    await page.getByRole('button', { name: 'Place order' }).first().click()
    await waitForCheckoutHydration(page)
    return page.getByRole('textbox', { name: 'Address' })
  }
  expect(await (await checkOut()).inputValue()).toBe('7 Hill Road')
  await choose('12 Church Street')
  await expect(await checkOut()).toHaveValue('12 Church Street')
  // An address that is chosen at checkout is kept.
  await page.getByRole('radio', { name: /7 Hill Road/ }).check()
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue('7 Hill Road')
})

test('a cart with gifts for two countries keeps those for the USA, and reports that no payment method is available', {
  tag: ['@delivery-location', '@pdp', '@cart', '@account'],
}, async ({ page, store }) => {
  await signUpByApi(page, store.origin, newEmail('usa'))
  await addToCartByApi(page, store.origin, cake)
  await page.goto(`${store.origin}/p/flower/two-dozen-roses-usa`)
  await choosePlace(page, '10001')
  const question = page.getByRole('dialog', { name: 'Change the delivery location?' })
  await expect(question.getByText('Chocolate Truffle Cake')).toBeVisible()
  await question.getByRole('button', { name: 'Change location' }).click()
  await expect(page.getByText('Awesome, We deliver to this location')).toBeVisible()
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await skipAddOns(page)
  await expect(page.getByRole('link', { name: 'Go to cart' })).toBeVisible()
  await page.goto(`${store.origin}/cart`)
  await expect(
    page.getByText("You've added products from different countries. Select items from one country.").first(),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Keep United States, save the others for later' }).click()
  await expect(page.getByText('TBD').first()).toBeVisible()
  await page.getByRole('button', { name: 'Place order' }).first().click()
  await expect(page.getByText(/Cash on delivery is available for gifts within India\./).first()).toBeVisible()
  await expect(page).toHaveURL(/\/cart$/)
})

test('the summary beside an address shows its delivery date, or that it is undeliverable', {
  tag: ['@account', '@cart'],
}, async ({ page, store }) => {
  await signUpByApi(page, store.origin, newEmail('summary'))
  await addToCartByApi(page, store.origin, '/p/hamper/festive-hamper')
  await page.goto(`${store.origin}/cart`)
  await page.getByRole('button', { name: 'Place order' }).first().click()
  await waitForCheckoutHydration(page)
  const summary = page.getByRole('region', { name: 'Your order' })
  await expect(summary.getByText(/^Arrives .* in Bengaluru, 560001$/)).toBeVisible()
  const pincode = page.getByRole('textbox', { name: 'Pincode' })
  await pincode.fill('744101')
  await expect(summary.getByText(/^Arrives .* in Port Blair, 744101$/)).toBeVisible()
  await pincode.fill('999999')
  await expect(
    summary.getByText('Oops, We do not deliver this Product to this location').first(),
  ).toBeVisible()
})
