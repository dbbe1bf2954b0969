import type { Page } from '@playwright/test'
import { findAccessibilityViolations } from '@store/config/findAccessibilityViolations'
import { expect, logOut, newEmail, newMobile, skipNumberVerification, test } from './fixtures.ts'

const tags = { tag: ['@login-dialog', '@storefront'] }

const expectAccessible = async (page: Page) => expect(await findAccessibilityViolations(page)).toEqual([])

/** Opens the login, and continues with an e-mail address. */
async function startLogin(page: Page, origin: string, email: string) {
  await page.goto(`${origin}/cakes`)
  await page.getByRole('button', { name: 'Login' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email)
  await dialog.getByRole('button', { name: 'Continue', exact: true }).click()
  return dialog
}

/** Adds the mobile number of a new user whom Google has verified, and leaves its verification for later. */
async function completeSignUp(page: Page) {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: /^Mobile number/ }).fill(newMobile('8'))
  await dialog.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.getByRole('button', { name: 'Not now' }).click()
}

/** Follows the link to the outbox and returns the newest code there, as a visitor reads it. */
async function readCodeInOutbox(page: Page, to: string): Promise<string> {
  const link = page.getByRole('dialog').getByRole('link', { name: /find your code in the outbox/ })
  const [outbox] = await Promise.all([page.waitForEvent('popup'), link.click()])
  const message = outbox.getByRole('article').filter({ hasText: to }).first()
  // A message is sent after the response to the page.
  await expect(async () => {
    await outbox.reload()
    await expect(message).toBeVisible({ timeout: 1000 })
  }).toPass()
  const code = /\b(\d{6}) is your/.exec((await message.textContent()) ?? '')?.[1] ?? ''
  await outbox.close()
  return code
}

test('a new user signs up with the simulated Google of a new store', tags, async ({ page, demo }) => {
  await page.goto(`${demo.origin}/cakes`)
  await page.getByRole('button', { name: 'Login' }).click()
  const google = page.getByRole('dialog').getByRole('button', { name: 'Continue with Google' })
  await google.click()
  await expect(page.getByText('This is a pretend Google for trying out the store.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Go back without logging in' }).click()
  await expect(page.getByText(/Google couldn’t log you in/)).toBeVisible()

  // With the keyboard only, Tab moves past three sample people to the fields for name and e-mail, and Enter submits.
  await google.click()
  await expect(page.getByRole('heading', { name: 'Choose who logs in' })).toBeVisible()
  for (let stop = 0; stop < 4; stop++) await page.keyboard.press('Tab')
  await page.keyboard.type('Asha Rao')
  await page.keyboard.press('Tab')
  await page.keyboard.type(newEmail('pretend'))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${demo.origin}/cakes`)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('textbox', { name: 'Full name' })).toHaveValue('Asha Rao')
  await completeSignUp(page)
  await expect(page.getByText('Hi, Asha')).toBeVisible()
})

test(
  'a sample person of the simulated Google login gets the same account at the second login',
  tags,
  async ({ page, demo }) => {
    const chooseMeera = async () => {
      await page.getByRole('button', { name: 'Login' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Continue with Google' }).click()
      await page.getByRole('button', { name: /^Meera Nair/ }).click()
    }
    await page.goto(`${demo.origin}/cakes`)
    await chooseMeera()
    await completeSignUp(page)
    await expect(page.getByText('Hi, Meera')).toBeVisible()
    await page.getByText('Hi, Meera').click()
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(page).toHaveURL(`${demo.origin}/`)
    await chooseMeera()
    await expect(page.getByText('Hi, Meera')).toBeVisible()
  },
)

test(
  'a visitor finds the login codes by e-mail and by text message in the outbox',
  tags,
  async ({ page, demo }) => {
    const email = newEmail('outbox')
    const mobile = newMobile('8')
    let dialog = await startLogin(page, demo.origin, email)
    await dialog.getByRole('textbox', { name: 'Full name' }).fill('Asha Rao')
    await dialog.getByRole('textbox', { name: /^Mobile number/ }).fill(mobile)
    await dialog.getByRole('button', { name: 'Send code' }).click()
    const otp = dialog.getByRole('textbox', { name: /One-time password/ })
    await expect(otp).toBeVisible()
    await expectAccessible(page)
    await otp.fill(await readCodeInOutbox(page, email))
    await dialog.getByRole('button', { name: 'Verify and continue' }).click()
    await expect(dialog.getByRole('button', { name: 'Verify number' })).toBeVisible()
    await otp.fill(await readCodeInOutbox(page, `+91${mobile}`))
    await dialog.getByRole('button', { name: 'Verify number' }).click()
    await expect(page.getByText('Hi, Asha')).toBeVisible()

    await logOut(page)
    await expect(page).toHaveURL(`${demo.origin}/`)
    dialog = await startLogin(page, demo.origin, email)
    const byMobile = dialog.getByRole('button', { name: /^Send it to my mobile •+\d\d instead$/ })
    await expect(byMobile).toBeEnabled()
    await byMobile.click()
    await expect(dialog.getByText(/Check your messages/)).toBeVisible()
    await otp.fill(await readCodeInOutbox(page, `+91${mobile}`))
    await dialog.getByRole('button', { name: 'Verify and continue' }).click()
    await skipNumberVerification(page)
    await expect(page.getByText('Hi, Asha')).toBeVisible()
  },
)

test('the simulated Google and the link to the outbox are in Hindi', tags, async ({ page, demo }) => {
  await page.context().addCookies([{ name: 'language', value: 'hi', url: demo.origin }])
  await page.goto(`${demo.origin}/hi/cakes`)
  await page.getByRole('button', { name: 'लॉगिन' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Google से आगे बढ़ें' }).click()
  await expect(page.getByText('यह स्टोर आज़माने के लिए नकली Google है।')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /वापस जाएँ/ }).click()
  await expect(page).toHaveURL(/\/hi\/cakes$/)
  await dialog.getByRole('textbox', { name: 'ईमेल' }).fill(newEmail('hindi'))
  await dialog.getByRole('button', { name: 'आगे बढ़ें', exact: true }).click()
  await dialog.getByRole('textbox', { name: 'पूरा नाम' }).fill('Asha Rao')
  await dialog.getByRole('textbox', { name: /^मोबाइल नंबर/ }).fill(newMobile('8'))
  await dialog.getByRole('button', { name: 'कोड भेजें' }).click()
  await expect(dialog.getByRole('link', { name: /आपका कोड आउटबॉक्स में है/ })).toBeVisible()
})
