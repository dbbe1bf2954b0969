import type { Page } from '@playwright/test'
import { expect, newEmail, newMobile, readLatestOtp, test } from './fixtures.ts'

test.use({ hasOwnNetwork: false })

const pages = [
  { name: 'a plain page', path: '/' },
  { name: 'a React 18 app', path: '/react/' },
]

async function signUp(page: Page, store: string, who: string) {
  const email = newEmail(who)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email)
  await dialog.getByRole('button', { name: 'Continue', exact: true }).click()
  await dialog.getByRole('textbox', { name: 'Full name' }).fill('Asha Rao')
  await dialog.getByRole('textbox', { name: /^Mobile number/ }).fill(newMobile('6'))
  await dialog.getByRole('button', { name: 'Send code' }).click()
  const otp = dialog.getByRole('textbox', { name: /One-time password/ })
  await expect(otp).toBeVisible()
  await otp.fill(await readLatestOtp(page, store, email))
  await dialog.getByRole('button', { name: 'Verify and continue' }).click()
}

for (const { name, path } of pages) {
  test(`${name} of another site signs a visitor in, and its own button styles stay unchanged`, {
    tag: '@login-dialog',
  }, async ({ page, store }) => {
    await page.goto(`${store.partner}${path}`)
    const look = () =>
      page.getByRole('button', { name: 'Sign in' }).evaluate((button) => getComputedStyle(button).cssText)
    const before = await look()
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await look()).toBe(before)
    await signUp(page, store.origin, 'partner')
    await expect(page.getByText('Welcome, Asha')).toBeVisible()
  })

  test(`${name} of another site finds a location by its name`, { tag: '@delivery-location' }, async ({
    page,
    store,
  }) => {
    await page.goto(`${store.partner}${path}`)
    await page.getByRole('button', { name: 'Select Delivery Location' }).click()
    const field = page.getByRole('dialog').locator('input[name="pincode"]')
    await expect(field).toHaveRole('combobox')
    await field.pressSequentially('bombay')
    await page
      .getByRole('option', { name: /Mumbai/ })
      .first()
      .click()
    await expect(page.getByText(/^(Notes|Reminders) for Mumbai$/)).toBeVisible()
  })
}

test('a page of another site reports the signed-in user to its own server, although the store’s cookies are blocked', {
  tag: '@login-dialog',
}, async ({ page, store }) => {
  await page.goto(`${store.elsewhere}/`)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await signUp(page, store.origin, 'elsewhere')
  await expect(page.getByText('Welcome, Asha Rao, and our server knows you')).toBeVisible()
  // The login belongs to the partner, and the store itself has no session.
  expect((await page.context().cookies(store.origin)).map(({ name }) => name)).not.toContain('sid')
})

test('a page of another site loads the language set on its custom element, or else English', {
  tag: '@delivery-location',
}, async ({ page, store }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  await page.goto(`${store.partner}/`)
  const picker = page.locator('store-location-picker')
  const inEnglish = picker.getByRole('button', { name: 'Select Delivery Location' })
  await expect(inEnglish).toBeVisible()
  const languages = () => loaded.filter((path) => /\/[a-z]{2}-[^/]+\.js$/.test(path))
  expect(languages()).toEqual([])
  await picker.evaluate((element) => element.setAttribute('locale', 'hi'))
  await expect(picker.getByRole('button', { name: 'डिलीवरी की जगह चुनें' })).toBeVisible()
  expect(languages()).toHaveLength(1)

  await page.route('**/elements/hi-*.js', (route) => route.abort())
  await page.reload()
  await picker.evaluate((element) => element.setAttribute('locale', 'hi'))
  await expect.poll(() => languages().length).toBe(2)
  await expect(inEnglish).toBeVisible()
})
