import type { Page } from '@playwright/test'
import {
  expect,
  newEmail,
  newMobile,
  readLatestOtp,
  signUp,
  skipNumberVerification,
  test,
} from './fixtures.ts'
import { addToCartByApi } from './prepare.ts'
import { waitForNetworkQuiet } from './waitForNetworkQuiet.ts'

const cake = '/p/cake/chocolate-truffle-cake'
const heart = 'Favorite: Chocolate Truffle Cake'

test('a login resumes at its last step after a reload, and then starts the pending order', {
  tag: ['@login-dialog', '@cart'],
}, async ({ page, store }) => {
  const email = newEmail('reload')
  await addToCartByApi(page, store.origin, cake)
  await page.goto(`${store.origin}/cart`)
  await page.getByRole('button', { name: 'Place order' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email)
  await dialog.getByRole('button', { name: 'Continue', exact: true }).click()
  await dialog.getByRole('textbox', { name: 'Full name' }).fill('Asha Rao')
  await page.reload()
  await expect(dialog.getByRole('textbox', { name: 'Full name' })).toHaveValue('Asha Rao')
  await dialog.getByRole('textbox', { name: /^Mobile number/ }).fill(newMobile('8'))
  await dialog.getByRole('button', { name: 'Send code' }).click()
  const otp = dialog.getByRole('textbox', { name: /One-time password/ })
  await expect(otp).toBeVisible()
  await page.reload()
  await expect(otp).toHaveValue('')
  await expect(dialog.getByText(email, { exact: true })).toBeVisible()
  await otp.fill(await readLatestOtp(page, store.origin, email))
  await dialog.getByRole('button', { name: 'Verify and continue' }).click()
  await skipNumberVerification(page)
  await expect(page).toHaveURL(/\/checkout\?key=/)
})

test('a shopper from abroad orders without a code', { tag: ['@login-dialog', '@account'] }, async ({
  page,
  store,
}) => {
  await addToCartByApi(page, store.origin, cake)
  await page.goto(`${store.origin}/cart`)
  await page.getByRole('button', { name: 'Place order' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Email' }).fill(newEmail('abroad'))
  await dialog.getByRole('button', { name: 'Continue', exact: true }).click()
  await dialog.getByRole('textbox', { name: 'Full name' }).fill('Emma Stone')
  await dialog.getByRole('combobox', { name: 'Country code of the mobile number' }).selectOption('44')
  await dialog.getByRole('textbox', { name: /^Mobile number/ }).fill('7700900123')
  await dialog.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page).toHaveURL(/\/checkout\?key=/)
  await expect(page.getByRole('textbox', { name: 'Your name' })).toHaveValue('Emma Stone')
})

test('the login inside the app offers no login on another site', { tag: '@login-dialog' }, async ({
  page,
  store,
}) => {
  await page.goto(`${store.origin}/?fa-source=app`)
  // The app has its own header.
  await page.goto(`${store.origin}/wishlist`)
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Email' })).toBeVisible()
  await waitForNetworkQuiet(page)
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toHaveCount(0)
})

test('a new visitor signs up by keyboard alone, and corrects a mistyped number on the way', {
  tag: '@login-dialog',
}, async ({ page, store }) => {
  const email = newEmail('keys')
  const { keyboard } = page
  await page.goto(`${store.origin}/wishlist`)
  const way = page.getByRole('main').getByRole('button', { name: 'Login' })
  // The key handlers are loaded when the button opens; before that, a tap does nothing.
  await expect(async () => {
    await way.focus()
    await keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 1000 })
  }).toPass()
  const field = (name: string | RegExp) => page.getByRole('dialog').getByRole('textbox', { name })
  await expect(field('Email')).toBeFocused()
  await keyboard.type(email)
  await keyboard.press('Enter')
  await expect(page.getByRole('radio', { name: 'Mr.' })).toBeFocused()
  await keyboard.press('Tab')
  await expect(field('Full name')).toBeFocused()
  await keyboard.type('Asha Rao')
  await keyboard.press('Tab')
  await keyboard.press('Tab')
  await expect(field(/^Mobile number/)).toBeFocused()
  await keyboard.type('98765')
  await keyboard.press('Enter')
  await expect(page.getByText('Please enter a valid mobile number')).toBeVisible()
  await expect(field(/^Mobile number/)).toBeFocused()
  await keyboard.type(newMobile().slice(-5))
  await keyboard.press('Enter')
  await expect(field(/One-time password/)).toBeFocused()
  await keyboard.type(await readLatestOtp(page, store.origin, email))
  await keyboard.press('Enter')
  await expect(page.getByText('You’re logged in.')).toBeVisible()
  await expect(field(/One-time password/)).toBeFocused()
  await keyboard.press('Shift+Tab')
  await expect(page.getByRole('button', { name: 'Change mobile number' })).toBeFocused()
  await keyboard.press('Enter')
  await expect(field(/^Mobile number/)).toBeFocused()
  await keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('banner').getByText('Hi, Asha')).toBeVisible()
})

test('after a login the account menu has the focus, and a second tab saves the favorite that waited for the login', {
  tag: ['@login-dialog', '@account'],
}, async ({ page, context, store }) => {
  const email = newEmail('tabs')
  const dialogOf = (tab: Page) => tab.getByRole('dialog')
  const other = await context.newPage()
  await other.goto(`${store.origin}${cake}`)
  const onPage = other.getByRole('button', { name: heart, exact: true })
  await onPage.click()
  await dialogOf(other).getByRole('textbox', { name: 'Email' }).fill(email)
  await dialogOf(other).getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(dialogOf(other).getByRole('textbox', { name: 'Full name' })).toBeVisible()

  await page.goto(`${store.origin}/cakes`)
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click()
  await signUp(page, store.origin, email)
  await expect(dialogOf(page)).toBeHidden()
  const account = page.getByRole('banner').locator('summary').filter({ hasText: 'Hi, Asha' })
  await expect(account).toBeFocused()

  await expect(dialogOf(other)).toBeHidden()
  await expect(other.getByText('Hi, Asha')).toBeVisible()
  await expect(onPage).toHaveAttribute('aria-pressed', 'true')
  await expect(onPage).toBeFocused()
})
