import { assertErrorState, assertSingleRequestWhileSlow } from './faults/assertErrorState.ts'
import { injectFault } from './faults/injectFault.ts'
import { expect, newEmail, newMobile, readLatestOtp, test } from './fixtures.ts'

test('a failed login step keeps the typed text and can be retried, and two submits create one account', {
  tag: ['@desktop', '@login-dialog', '@matrix'],
}, async ({ page, store }) => {
  test.slow()
  const email = newEmail('stumbling')
  const mobile = newMobile()
  await page.goto(`${store.origin}/cakes`)
  const dialog = page.getByRole('dialog')
  const address = dialog.getByRole('textbox', { name: 'Email' })
  const name = dialog.getByRole('textbox', { name: 'Full name' })
  const number = dialog.getByRole('textbox', { name: /^Mobile number/ })
  const otp = dialog.getByRole('textbox', { name: /One-time password/ })
  const press = (words: string) => dialog.getByRole('button', { name: words, exact: true }).click()

  const key = await injectFault(page, 'settings.get', 'failing')
  await page.getByRole('button', { name: 'Login' }).click()
  await address.fill(email)
  await expect.poll(key.requestCount).toBeGreaterThan(0)
  await key.remove()
  await assertErrorState(page, 'settings.get', {
    performAction: () => press('Continue'),
    within: dialog,
    assertPreserved: () => expect(address).toHaveValue(email),
  })
  await assertErrorState(page, 'login.checkUser', {
    performAction: () => press('Continue'),
    within: dialog,
    assertPreserved: () => expect(address).toHaveValue(email),
  })
  await assertSingleRequestWhileSlow(page, 'login.checkUser', () =>
    dialog.getByRole('button', { name: 'Continue', exact: true }).dblclick(),
  )

  await name.fill('Asha Rao')
  await number.fill(mobile)
  await assertErrorState(page, 'login.sendOtp', {
    performAction: () => press('Send code'),
    within: dialog,
    assertPreserved: async () => {
      await expect(name).toHaveValue('Asha Rao')
      await expect(number).toHaveValue(mobile)
    },
  })
  await assertSingleRequestWhileSlow(page, 'login.sendOtp', () =>
    dialog.getByRole('button', { name: 'Send code' }).dblclick(),
  )
  await expect(otp).toBeVisible()
  const code = await readLatestOtp(page, store.origin, email)
  await otp.fill(code)
  await assertErrorState(page, 'login.register', {
    performAction: () => press('Verify and continue'),
    within: dialog,
    assertPreserved: () => expect(otp).toHaveValue(code),
  })
  await assertSingleRequestWhileSlow(page, 'login.register', () =>
    dialog.getByRole('button', { name: 'Verify and continue' }).dblclick(),
  )

  await expect(dialog.getByRole('button', { name: 'Verify number' })).toBeVisible()
  const texted = await readLatestOtp(page, store.origin, `+91${mobile}`)
  await otp.fill(texted)
  await assertErrorState(page, 'login.verifyMobile', {
    performAction: () => press('Verify number'),
    within: dialog,
    assertPreserved: () => expect(otp).toHaveValue(texted),
  })
  await press('Verify number')
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Hi, Asha')).toBeVisible()

  const leave = page.getByRole('button', { name: 'Log out' })
  await assertErrorState(page, 'login.logout', {
    performAction: async () => {
      if (await leave.isHidden()) await page.getByText('Hi, Asha').click()
      await leave.click()
    },
    assertPreserved: async () => {
      await expect(page.getByText('Hi, Asha')).toBeVisible()
      await page.getByRole('button', { name: 'Close' }).filter({ visible: true }).first().click()
    },
  })
  await leave.click()
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()

  await page.getByRole('button', { name: 'Login' }).click()
  await address.fill(email)
  await press('Continue')
  await expect(otp).toBeVisible()
  await otp.fill(await readLatestOtp(page, store.origin, email))
  await assertErrorState(page, 'login.login', {
    performAction: () => press('Verify and continue'),
    within: dialog,
  })
  await press('Verify and continue')
  await expect(page.getByText('Hi, Asha')).toBeVisible()
})

test('a user can log in again after a lost login response', {
  tag: ['@desktop', '@login-dialog'],
}, async ({ page, store }) => {
  const email = newEmail('lost')
  await page.goto(`${store.origin}/cakes`)
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Login' }).click()
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email)
  await dialog.getByRole('button', { name: 'Continue', exact: true }).click()
  await dialog.getByRole('textbox', { name: 'Full name' }).fill('Asha Rao')
  await dialog.getByRole('textbox', { name: /^Mobile number/ }).fill(newMobile())
  await dialog.getByRole('button', { name: 'Send code' }).click()
  const otp = dialog.getByRole('textbox', { name: /One-time password/ })
  await expect(otp).toBeVisible()
  await otp.fill(await readLatestOtp(page, store.origin, email))
  const lost = await injectFault(page, 'login.register', 'lost')
  await dialog.getByRole('button', { name: 'Verify and continue' }).click()
  await expect(
    dialog.getByText('Something went wrong. Please try after sometime or refresh the page.').first(),
  ).toBeVisible()
  await lost.remove()
  await dialog.getByRole('button', { name: 'Verify and continue' }).click()
  await expect(page.getByText('Hi, Asha')).toBeVisible()
})
