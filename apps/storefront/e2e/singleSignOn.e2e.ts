import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './accessibilityChecks.ts'
import {
  expect,
  newEmail,
  newMobile,
  readLatestOtp,
  signUp,
  skipNumberVerification,
  test,
} from './fixtures.ts'
import { signUpByApi } from './prepare.ts'

const tags = { tag: ['@login-dialog', '@storefront'] }

/** Presses Tab until a control has the focus. */
async function focusByTab(page: Page, control: Locator) {
  await control.waitFor()
  const isFocused = () => control.evaluate((element) => element === document.activeElement)
  for (let stop = 0; stop < 60 && !(await isFocused()); stop++) await page.keyboard.press('Tab')
  await expect(control).toBeFocused()
}

test(
  'a guest of a partner site signs in through the store, returns, and signs out of both sites',
  tags,
  async ({ page, store }) => {
    const site = `${store.elsewhere}/sign-on/`
    await page.goto(site)
    await page.getByRole('link', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(new RegExp(`^${store.origin}/sign-in\\?`))
    await expect(page.getByRole('heading', { level: 1, name: 'Log in to Marigold' })).toBeAttached()
    // The login opens automatically.
    await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Email' })).toBeVisible()
    await expectAccessible(page, 'sign in')
    await signUp(page, store.origin, newEmail('sso'))
    await expect(page).toHaveURL(site)
    await expect(page.getByText('Welcome, Asha Rao')).toBeVisible()

    // Going back does not open the completed login.
    await page.goBack()
    await expect(page).toHaveURL(site)
    await page.goto(`${store.origin}/`)
    await expect(page.getByText('Hi, Asha')).toBeVisible()

    await page.goto(site)
    await page.getByRole('link', { name: 'Sign out' }).click()
    await expect(page).toHaveURL(site)
    await expect(page.getByText('You are not signed in.')).toBeVisible()
    await page.goto(`${store.origin}/`)
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
  },
)

test(
  'a visitor who is logged in to the store is signed in at a partner site without another page',
  tags,
  async ({ page, store }) => {
    const opened: string[] = []
    await signUpByApi(page, store.origin, newEmail('sso-known'))
    page.on('framenavigated', (frame) => opened.push(new URL(frame.url()).pathname))
    await page.goto(`${store.elsewhere}/sign-on/`)
    await page.getByRole('link', { name: 'Sign in' }).click()
    await expect(page.getByText('Welcome, Asha Rao')).toBeVisible()
    expect(opened).not.toContain('/sign-in')
  },
)

test('a visitor who closes the login dialog reopens it by keyboard alone', tags, async ({ page, store }) => {
  const email = newEmail('sso-keys')
  await page.goto(`${store.elsewhere}/sign-on/start`)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expectAccessible(page, page.url())
  await focusByTab(page, page.getByRole('main').getByRole('button', { name: 'Login' }))
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toBeFocused()
  await page.keyboard.type(email)
  await page.keyboard.press('Enter')
  await focusByTab(page, dialog.getByRole('textbox', { name: 'Full name' }))
  await page.keyboard.type('Asha Rao')
  await focusByTab(page, dialog.getByRole('textbox', { name: /^Mobile number/ }))
  await page.keyboard.type(newMobile())
  await page.keyboard.press('Enter')
  await focusByTab(page, dialog.getByRole('textbox', { name: /One-time password/ }))
  await page.keyboard.type(await readLatestOtp(page, store.origin, email))
  await page.keyboard.press('Enter')
  await skipNumberVerification(page)
  await expect(page.getByText('Welcome, Asha Rao')).toBeVisible()
})

test('a sign-in with a Google login returns to the partner site', tags, async ({ page, store }) => {
  const email = newEmail('sso-google')
  store.issuer.be({ sub: email, email, email_verified: true, name: 'Asha Rao' })
  await page.goto(`${store.elsewhere}/sign-on/start`)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Continue with Google' }).click()
  await dialog.getByRole('textbox', { name: /^Mobile number/ }).fill(newMobile('8'))
  await dialog.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect(page.getByText('Welcome, Asha Rao')).toBeVisible()
})

test('a visitor who logged in in another tab continues by a button', tags, async ({ page, store }) => {
  await page.goto(`${store.elsewhere}/sign-on/start`)
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await signUpByApi(page, store.origin, newEmail('sso-tab'))
  await page.reload()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Welcome, Asha Rao')).toBeVisible()
})

test(
  'the sign-in page and the confirmation of a logout are in the visitor’s language',
  tags,
  async ({ page, store }) => {
    await page.context().addCookies([{ name: 'language', value: 'hi', url: store.origin }])
    await page.goto(`${store.elsewhere}/sign-on/start`)
    await expect(page).toHaveURL(new RegExp(`^${store.origin}/hi/sign-in\\?`))
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('heading', { level: 1, name: 'Marigold में लॉगिन करें' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('button', { name: 'लॉगिन' })).toBeVisible()
    await expectAccessible(page, 'sign in, in Hindi')

    await signUpByApi(page, store.origin, newEmail('sso-hindi'))
    // Without an ID token, the logout must be confirmed, because any page could have linked to it.
    await page.goto(`${store.origin}/api/sso/logout?client_id=notes`)
    await expectAccessible(page, page.url())
    await page.getByRole('button', { name: 'लॉग आउट करें' }).click()
    await expect(page).toHaveURL(`${store.origin}/`)
  },
)
