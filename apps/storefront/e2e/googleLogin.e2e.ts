import { expect, logOut, newEmail, newMobile, test } from './fixtures.ts'

const cake = '/p/cake/chocolate-truffle-cake'
const heart = 'Favorite: Chocolate Truffle Cake'

test('a guest’s favorite is saved once after the Google login, which leaves nothing in the URL', {
  tag: ['@login-dialog', '@account'],
}, async ({ page, store }) => {
  const email = newEmail('google')
  store.issuer.be({ sub: email, email, name: 'Asha Rao' })
  await page.goto(`${store.origin}${cake}`)
  const onPage = page.getByRole('button', { name: heart, exact: true })
  await onPage.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Continue with Google' }).click()

  await expect(page).toHaveURL(`${store.origin}${cake}`)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('textbox', { name: 'Full name' })).toHaveValue('Asha Rao')
  await dialog.getByRole('textbox', { name: /^Mobile number/ }).fill(newMobile('8'))
  await dialog.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect(page.getByText('Hi, Asha')).toBeVisible()
  await expect(onPage).toHaveAttribute('aria-pressed', 'true')

  // The Google account is known by now, so no details are requested a second time.
  await logOut(page)
  await expect(page).toHaveURL(`${store.origin}/`)
  await page.goto(`${store.origin}${cake}`)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Continue with Google' }).click()
  await expect(page.getByText('Hi, Asha')).toBeVisible()
  await expect(page).toHaveURL(`${store.origin}${cake}`)
})

test('a user who declines at Google sees a message and can continue with an e-mail', {
  tag: '@login-dialog',
}, async ({ page, store }) => {
  store.issuer.behave('no')
  await page.goto(`${store.origin}/cakes`)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Continue with Google' }).click()
  await expect(
    page.getByText('Google couldn’t log you in. Please try again, or continue with your email.'),
  ).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Email' })).toBeVisible()
  store.issuer.behave('yes')
})
