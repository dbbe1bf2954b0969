import { placeField } from './choosePlace.ts'
import {
  expect,
  newEmail,
  readLatestOtp,
  skipNumberVerification,
  test,
  waitForCheckoutHydration,
} from './fixtures.ts'
import { addToCartByApi } from './prepare.ts'
import { waitForNetworkQuiet } from './waitForNetworkQuiet.ts'

test('a malformed or unknown pincode shows an error and keeps the typed text', {
  tag: ['@pdp', '@delivery-location'],
}, async ({ page, store }) => {
  await page.goto(`${store.origin}/p/flower/red-roses-bouquet`)
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByText('This Field is required')).toBeVisible()
  // On a phone too, focus stays in the field while the shopper types.
  const pincode = placeField(page)
  await expect(pincode).toBeFocused()
  await pincode.fill('56')
  await pincode.press('Enter')
  await expect(pincode).toHaveAccessibleDescription(/Enter a 6 digit pincode/)
  await expect(pincode).toHaveValue('56')

  await pincode.fill('999999')
  await pincode.press('Enter')
  await expect(page.getByText('Currently not available at this location.').first()).toBeVisible()
  await expect(page.getByText('Oops, We do not deliver this Product to this location').first()).toBeVisible()
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await waitForNetworkQuiet(page)
  await page.goto(`${store.origin}/cart`)
  await expect(page.getByText("Hey, cart bag seems to be empty, Let's add some items.")).toBeVisible()
})

test('a sold-out product cannot be added to the cart', { tag: '@pdp' }, async ({ page, store }) => {
  await page.goto(`${store.origin}/p/rakhi/silk-rakhi-with-sweets`)
  await expect(page.getByRole('button', { name: 'Out Of Stock' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toHaveCount(0)
})

test('a wrong login code is rejected, the dialog stays open, and the right code still works', {
  tag: ['@login-dialog', '@account'],
}, async ({ page, store }) => {
  const email = newEmail('typo')
  await addToCartByApi(page, store.origin, '/p/cake/chocolate-truffle-cake')
  await page.goto(`${store.origin}/cart`)
  await page.getByRole('button', { name: 'Place order' }).first().click()
  const dialog = page.getByRole('dialog')

  await dialog.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(dialog.getByText('Email field is required')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Email' }).fill('asha@')
  await dialog.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(dialog.getByText('Email is invalid')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email)
  await dialog.getByRole('button', { name: 'Continue', exact: true }).click()

  await dialog.getByRole('textbox', { name: 'Full name' }).fill('Asha Rao')
  await dialog.getByRole('textbox', { name: /Mobile number/ }).fill('98765')
  await dialog.getByRole('button', { name: 'Send code' }).click()
  await expect(dialog.getByText('Please enter a valid mobile number')).toBeVisible()
  await dialog.getByRole('textbox', { name: /Mobile number/ }).fill('9876543210')
  await dialog.getByRole('button', { name: 'Send code' }).click()

  const otp = dialog.getByRole('textbox', { name: /One-time password/ })
  await expect(otp).toBeVisible()
  await expect(dialog.getByText(email, { exact: true })).toBeVisible()
  const code = await readLatestOtp(page, store.origin, email)
  await dialog.getByRole('button', { name: 'Verify and continue' }).click()
  await expect(dialog.getByText('OTP field is required')).toBeVisible()
  await otp.fill('12')
  await dialog.getByRole('button', { name: 'Verify and continue' }).click()
  await expect(dialog.getByText('Enter 6 digit OTP number')).toBeVisible()
  const wrong = code === '000000' ? '000001' : '000000'
  await otp.fill(wrong)
  await dialog.getByRole('button', { name: 'Verify and continue' }).click()
  await expect(dialog.getByText('That code is incorrect. Please check your latest email.')).toBeVisible()
  await expect(otp).toHaveValue(wrong)
  await otp.fill(code)
  await dialog.getByRole('button', { name: 'Verify and continue' }).click()
  await skipNumberVerification(page)
  await waitForCheckoutHydration(page)
  await page.getByRole('button', { name: /^Place order/ }).click()
  await expect(page.getByText('This field is required').first()).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Full name' })).toBeFocused()
})

test('another visitor can open neither the checkout nor the order of a shopper', { tag: '@account' }, async ({
  page,
  store,
}) => {
  await page.goto(`${store.origin}/checkout?key=nonsense`)
  await expect(page).toHaveURL(`${store.origin}/cart`)
  await page.goto(`${store.origin}/order/00000000-0000-4000-8000-000000000000`)
  await expect(page.getByRole('heading', { name: 'This order belongs to an account' })).toBeVisible()
})
