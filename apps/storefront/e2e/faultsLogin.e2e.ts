import { breakCall } from './faults/breakCall.ts'
import { meetFaults, meetSlowness } from './faults/meetFaults.ts'
import { expect, newEmail, newestCode, newMobile, test } from './store.ts'

test('each step of a login fails, keeps what was typed, and goes on; whoever signs in twice is one', {
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

  const key = await breakCall(page, 'settings.get', 'failing')
  await page.getByRole('button', { name: 'Login' }).click()
  await address.fill(email)
  await expect.poll(key.met).toBeGreaterThan(0)
  await key.mend()
  await meetFaults(page, 'settings.get', {
    act: () => press('Continue'),
    within: dialog,
    stays: () => expect(address).toHaveValue(email),
  })
  await meetFaults(page, 'login.checkUser', {
    act: () => press('Continue'),
    within: dialog,
    stays: () => expect(address).toHaveValue(email),
  })
  await meetSlowness(page, 'login.checkUser', () =>
    dialog.getByRole('button', { name: 'Continue', exact: true }).dblclick(),
  )

  await name.fill('Asha Rao')
  await number.fill(mobile)
  await meetFaults(page, 'login.sendOtp', {
    act: () => press('Send code'),
    within: dialog,
    stays: async () => {
      await expect(name).toHaveValue('Asha Rao')
      await expect(number).toHaveValue(mobile)
    },
  })
  await meetSlowness(page, 'login.sendOtp', () =>
    dialog.getByRole('button', { name: 'Send code' }).dblclick(),
  )
  await expect(otp).toBeVisible()
  const code = await newestCode(page, store.origin, email)
  await otp.fill(code)
  await meetFaults(page, 'login.register', {
    act: () => press('Verify and continue'),
    within: dialog,
    stays: () => expect(otp).toHaveValue(code),
  })
  await meetSlowness(page, 'login.register', () =>
    dialog.getByRole('button', { name: 'Verify and continue' }).dblclick(),
  )

  await expect(dialog.getByRole('button', { name: 'Verify number' })).toBeVisible()
  const texted = await newestCode(page, store.origin, `+91${mobile}`)
  await otp.fill(texted)
  await meetFaults(page, 'login.verifyMobile', {
    act: () => press('Verify number'),
    within: dialog,
    stays: () => expect(otp).toHaveValue(texted),
  })
  await press('Verify number')
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Hi, Asha')).toBeVisible()

  const leave = page.getByRole('button', { name: 'Log out' })
  await meetFaults(page, 'login.logout', {
    act: async () => {
      if (await leave.isHidden()) await page.getByText('Hi, Asha').click()
      await leave.click()
    },
    stays: async () => {
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
  await otp.fill(await newestCode(page, store.origin, email))
  await meetFaults(page, 'login.login', { act: () => press('Verify and continue'), within: dialog })
  await press('Verify and continue')
  await expect(page.getByText('Hi, Asha')).toBeVisible()
})

test('an answer to a login that was lost on the way leaves nobody outside', {
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
  await otp.fill(await newestCode(page, store.origin, email))
  const lost = await breakCall(page, 'login.register', 'lost')
  await dialog.getByRole('button', { name: 'Verify and continue' }).click()
  await expect(
    dialog.getByText('Something went wrong. Please try after sometime or refresh the page.').first(),
  ).toBeVisible()
  await lost.mend()
  await dialog.getByRole('button', { name: 'Verify and continue' }).click()
  await expect(page.getByText('Hi, Asha')).toBeVisible()
})
