import type { Page } from '@playwright/test'
import { expect, logOut, newEmail, signUp, test } from './fixtures.ts'
import { signUpByApi } from './prepare.ts'

const sections = [
  ['profile', 'Profile'],
  ['addresses', 'Saved Addresses'],
  ['saved-cards', 'Saved cards and UPI'],
  ['points', 'Loyalty points'],
  ['notifications', 'Notifications'],
  ['privacy', 'Privacy and sessions'],
] as const

const main = (page: Page) => page.getByRole('main')

test('a guest logs in and reaches the requested page, and the menu leads to every section', {
  tag: ['@account', '@login-dialog'],
}, async ({ page, store }) => {
  await page.goto(`${store.origin}/account/profile`)
  await expect(page).toHaveTitle('Profile | Marigold')
  await expect(main(page).getByText('Please login to see your account')).toBeVisible()
  await main(page).getByRole('button', { name: 'Login' }).click()
  const email = newEmail('account')
  await signUp(page, store.origin, email)
  await expect(main(page).getByText(email)).toBeVisible()
  await expect(page).toHaveURL(`${store.origin}/account/profile`)

  await page.getByText('Hi, Asha').click()
  await page.getByRole('link', { name: 'Your account' }).locator('visible=true').first().click()
  await expect(main(page).getByText('Hello, Asha')).toBeVisible()
  for (const [path, heading] of sections) {
    await expect(main(page).locator(`a[href="/account/${path}"]`)).toBeVisible()
    // The server knows the visitor, so its page is complete without scripts.
    const html = await (await page.request.get(`${store.origin}/account/${path}`)).text()
    expect(html, path).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`))
    expect(html, path).not.toContain('Loading…')
  }
  await main(page).locator('a[href="/account/points"]').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Loyalty points' })).toBeVisible()
})

test('a changed name is saved and appears in the header', { tag: '@account' }, async ({ page, store }) => {
  await signUpByApi(page, store.origin, newEmail('name'))
  await page.goto(`${store.origin}/account/profile`)
  await main(page).getByRole('button', { name: 'Edit name' }).click()
  await page.getByRole('textbox', { name: 'Full name' }).fill('Meera Rao')
  // The saved value survives a reload.
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('Meera Rao')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(main(page).getByText(/Meera Rao/)).toBeVisible()
  await expect(page.getByText('Hi, Meera')).toBeVisible()
  await page.reload()
  await expect(main(page).getByText(/Meera Rao/)).toBeVisible()
})

test('an address is saved, changed and deleted, and a log-out hides it in every tab', {
  tag: '@account',
}, async ({ page, store, context }) => {
  await signUpByApi(page, store.origin, newEmail('book'))
  await page.goto(`${store.origin}/account/addresses`)
  await main(page).getByRole('button', { name: 'New address' }).click()
  await page.getByRole('textbox', { name: 'Full name' }).fill('Ravi Kumar')
  await page.getByRole('textbox', { name: 'Mobile number', exact: true }).fill('98765 43210')
  await page.getByRole('textbox', { name: 'Address' }).fill('14, 3rd Cross')
  await page.getByRole('textbox', { name: 'Pincode' }).fill('560001')
  await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue('Bengaluru')
  await page.getByRole('button', { name: 'Save address' }).click()
  await expect(main(page).getByText('Mr. Ravi Kumar')).toBeVisible()

  await page.getByRole('button', { name: 'Edit the address of Ravi Kumar' }).click()
  await page.getByRole('textbox', { name: 'Pincode' }).fill('56')
  await page.getByRole('button', { name: 'Save address' }).click()
  await expect(page.getByText('Enter a 6 digit pincode')).toBeVisible()
  await page.getByRole('textbox', { name: 'Pincode' }).fill('560034')
  // The button moves up when the error disappears, so a press that begins before would end beside it.
  await expect(page.getByText('Enter a 6 digit pincode')).toBeHidden()
  await page.getByRole('button', { name: 'Save address' }).click()
  await expect(main(page).getByText('Bengaluru 560034')).toBeVisible()

  const other = await context.newPage()
  await other.goto(`${store.origin}/account/addresses`)
  await expect(other.getByText('Mr. Ravi Kumar')).toBeVisible()
  await logOut(page)
  await expect(other.getByText('Mr. Ravi Kumar')).toHaveCount(0)
  await expect(other.getByText('Please login to see your account')).toBeVisible()
})

test('a tab hides the account if it hydrates after a log-out in another tab', {
  tag: '@account',
}, async ({ page, store, context }) => {
  const email = newEmail('late')
  await signUpByApi(page, store.origin, email)
  await page.goto(`${store.origin}/account/profile`)
  await expect(main(page).getByText(email)).toBeVisible()

  const other = await context.newPage()
  const scripts = Promise.withResolvers<void>()
  await other.route('**/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await other.goto(`${store.origin}/account/profile`, { waitUntil: 'commit' })
  await expect(other.getByText(email)).toBeVisible()
  await logOut(page)
  await expect(page.getByText('Hi, Asha')).toHaveCount(0)
  scripts.resolve()
  await expect(other.getByText('Please login to see your account')).toBeVisible()
  await expect(other.getByText(email)).toHaveCount(0)
})

test('a deleted address disappears after the page reloads', { tag: '@account' }, async ({ page, store }) => {
  await signUpByApi(page, store.origin, newEmail('gone'))
  await page.goto(`${store.origin}/account/addresses`)
  await main(page).getByRole('button', { name: 'New address' }).click()
  await page.getByRole('textbox', { name: 'Full name' }).fill('Ravi Kumar')
  await page.getByRole('textbox', { name: 'Mobile number', exact: true }).fill('9876543210')
  await page.getByRole('textbox', { name: 'Address' }).fill('14, 3rd Cross')
  await page.getByRole('textbox', { name: 'Pincode' }).fill('560001')
  await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue('Bengaluru')
  await page.getByRole('button', { name: 'Save address' }).click()
  await page.getByRole('button', { name: 'Delete the address of Ravi Kumar' }).click()
  const loaded = page.waitForEvent('load')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await loaded
  await expect(main(page).getByText(/No saved addresses yet/)).toBeVisible()
})

test('a user downloads all data, and deletes the account by typing its e-mail address', {
  tag: '@account',
}, async ({ page, store }) => {
  const email = newEmail('end')
  await signUpByApi(page, store.origin, email)
  await page.goto(`${store.origin}/account/privacy`)
  await expect(main(page).getByText('This device')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  expect((await download).suggestedFilename()).toBe('my-data.json')

  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Your email' }).fill('somebody@example.com')
  await dialog.getByRole('button', { name: 'Delete permanently' }).click()
  await expect(dialog.getByText('This is not the email of this account.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Your email' }).fill(email)
  await dialog.getByRole('button', { name: 'Delete permanently' }).click()
  await expect(page).toHaveURL(`${store.origin}/`)
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
})
