import { expect, newEmail, newMobile, test } from './fixtures.ts'
import { type CompanyIssuerStore, startCompanyIssuerStore } from './startCompanyIssuerStore.ts'

let store: CompanyIssuerStore
test.beforeAll(async () => {
  store = await startCompanyIssuerStore()
})
test.afterAll(() => store.stop())

const cake = '/p/cake/chocolate-truffle-cake'
const favorite = 'Favorite: Chocolate Truffle Cake'

test('a guest’s favorite survives failed logins with the company’s issuer, and is saved after one that succeeds', {
  tag: ['@login-dialog', '@account'],
}, async ({ page }) => {
  const { issuer } = store
  const email = newEmail('company')
  const onPage = page.getByRole('button', { name: favorite, exact: true })
  const dialog = page.getByRole('dialog')
  const company = dialog.getByRole('button', { name: 'Continue with Marigold ID' })
  const refused = page.getByText(
    'Marigold ID couldn’t log you in. Please try again, or continue with your email.',
  )
  await page.goto(`${store.origin}${cake}`)
  await onPage.click()
  await expect(dialog.getByText('Please login to keep your favorites')).toBeVisible()
  await expect(dialog.getByText(/Google/)).toHaveCount(0)

  const attempt = async () => {
    await company.click()
    await expect(refused).toBeVisible()
    await expect(page).toHaveURL(`${store.origin}${cake}`)
    await expect(dialog.getByText('Please login to keep your favorites')).toBeVisible()
  }
  issuer.behave('no')
  await attempt()
  issuer.behave('yes')
  issuer.be({ sub: email, email: '' })
  await attempt()
  issuer.be({ email, email_verified: false })
  await attempt()

  issuer.be({ email, email_verified: true, name: 'Asha Rao' })
  await company.click()
  await expect(dialog.getByRole('textbox', { name: 'Full name' })).toHaveValue('Asha Rao')
  await dialog.getByRole('textbox', { name: /^Mobile number/ }).fill(newMobile('8'))
  await dialog.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect(page.getByText('Hi, Asha')).toBeVisible()
  await expect(onPage).toHaveAttribute('aria-pressed', 'true')
})
