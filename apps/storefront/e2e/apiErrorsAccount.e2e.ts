import type { Browser, Page } from '@playwright/test'
import { assertErrorState, assertSingleRequestWhileSlow } from './faults/assertErrorState.ts'
import { expect, newEmail, readLatestOtp, test } from './fixtures.ts'
import { signUpByApi } from './prepare.ts'

const heart = 'Favorite: Chocolate Truffle Cake'

async function closeNotices(page: Page) {
  const notices = page.getByRole('button', { name: 'Close' }).filter({ visible: true })
  while ((await notices.count()) > 0) await notices.first().click()
}

/** Signs an existing user in with another browser. */
async function signInElsewhere(browser: Browser, origin: string, email: string) {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  await context.addCookies([{ name: 'consent', value: '000', url: origin }])
  const page = await context.newPage()
  await page.goto(`${origin}/cakes`)
  await page.getByRole('button', { name: 'Login' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email)
  await dialog.getByRole('button', { name: 'Continue', exact: true }).click()
  const otp = dialog.getByRole('textbox', { name: /One-time password/ })
  await expect(otp).toBeVisible()
  await otp.fill(await readLatestOtp(page, origin, email))
  await dialog.getByRole('button', { name: 'Verify and continue' }).click()
  await expect(page.getByText('Hi, Meera')).toBeVisible()
  await context.close()
}

test('favorites and account actions fail without losing text, and succeed with the next tap', {
  tag: ['@desktop', '@account', '@matrix'],
}, async ({ page, store, browser }) => {
  test.slow()
  const email = newEmail('owner')
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  await signUpByApi(page, store.origin, email)
  await page.goto(`${store.origin}/cakes`)
  await expect(page.getByText('Hi, Asha')).toBeVisible()

  const onCard = page.getByRole('button', { name: heart, exact: true })
  for (const [call, before, after] of [
    ['wishlist.add', 'false', 'true'],
    ['wishlist.remove', 'true', 'false'],
  ] as const) {
    await assertErrorState(page, call, {
      performAction: () => onCard.click(),
      assertPreserved: async () => {
        await expect(onCard).toHaveAttribute('aria-pressed', before)
        await closeNotices(page)
      },
    })
    await assertSingleRequestWhileSlow(page, call, () => onCard.click())
    await expect(onCard).toHaveAttribute('aria-pressed', after)
  }

  await page.goto(`${store.origin}/account/profile`)
  await button('Edit name').click()
  await field('Full name').fill('Meera Rao')
  await assertErrorState(page, 'profile.save', {
    performAction: () => button('Save').click(),
    assertPreserved: () => expect(field('Full name')).toHaveValue('Meera Rao'),
  })
  await assertSingleRequestWhileSlow(page, 'profile.save', () => button('Save').dblclick())
  await expect(page.getByRole('banner').getByText('Hi, Meera')).toBeVisible()

  await page.goto(`${store.origin}/account/addresses`)
  await button('New address').click()
  await field('Full name').fill('Ravi Kumar')
  await field('Mobile number').fill('9876543210')
  await field('Address').fill('14, 3rd Cross')
  await field('Pincode').fill('560001')
  await expect(field('City')).toHaveValue('Bengaluru')
  const save = button('Save address')
  await assertErrorState(page, 'addresses.add', {
    performAction: () => save.click(),
    assertPreserved: () => expect(field('Address')).toHaveValue('14, 3rd Cross'),
  })
  await assertSingleRequestWhileSlow(page, 'addresses.add', () => save.dblclick())
  await expect(page.getByText('Mr. Ravi Kumar')).toHaveCount(1)
  await button('Edit the address of Ravi Kumar').click()
  await field('Address').fill('15, 3rd Cross')
  await assertErrorState(page, 'addresses.change', {
    performAction: () => save.click(),
    assertPreserved: () => expect(field('Address')).toHaveValue('15, 3rd Cross'),
  })
  await assertSingleRequestWhileSlow(page, 'addresses.change', () => save.dblclick())
  await expect(page.getByText('15, 3rd Cross')).toBeVisible()
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true })
  await assertErrorState(page, 'addresses.remove', {
    performAction: async () => {
      await button('Delete the address of Ravi Kumar').click()
      await confirm.click()
    },
    assertPreserved: () => expect(page.getByText('15, 3rd Cross')).toBeVisible(),
  })

  await page.goto(`${store.origin}/account/saved-cards`)
  for (const [call, list] of [
    ['wallet.deleteCard', 'Cards'],
    ['wallet.deleteUpi', 'UPI handles'],
  ] as const) {
    const entry = page.getByRole('region', { name: list }).getByRole('button', { name: /^Delete/ })
    const there = await entry.count()
    await assertErrorState(page, call, {
      performAction: async () => {
        await entry.first().click()
        await confirm.click()
      },
      assertPreserved: () => expect(entry).toHaveCount(there),
    })
  }

  await page.goto(`${store.origin}/account/notifications`)
  await page.waitForLoadState('networkidle')
  const offers = page.getByRole('switch', { name: 'Offers by email' })
  await assertErrorState(page, 'notifications.update', {
    performAction: () => offers.click(),
    assertPreserved: () => expect(offers).not.toBeChecked(),
  })
  await assertSingleRequestWhileSlow(page, 'notifications.update', () => offers.click())
  await expect(offers).toBeChecked()

  await signInElsewhere(browser, store.origin, email)
  await page.goto(`${store.origin}/account/privacy`)
  await page.waitForLoadState('networkidle')
  await assertErrorState(page, 'accountData.endSession', {
    performAction: () => button('Log out everywhere else').click(),
  })
  let tries = 0
  await assertErrorState(page, 'accountData.download', {
    performAction: () => {
      tries += 1
      return button(tries > 1 ? 'Try again' : 'Download my data').click()
    },
  })
  await button('Delete my account').click()
  const typed = page.getByRole('dialog').getByRole('textbox', { name: 'Your email' })
  await typed.fill(email)
  await assertErrorState(page, 'accountData.remove', {
    performAction: () => button('Delete permanently').click(),
    assertPreserved: () => expect(typed).toHaveValue(email),
  })
  await assertSingleRequestWhileSlow(page, 'accountData.remove', () =>
    button('Delete permanently').dblclick(),
  )
  await expect(page).toHaveURL(`${store.origin}/`)
})
