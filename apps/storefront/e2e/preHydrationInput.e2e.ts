import { expect, newEmail, test } from './fixtures.ts'
import { signUpByApi } from './prepare.ts'

test('a switch turned before hydration stays turned', { tag: ['@desktop', '@account'] }, async ({
  page,
  store,
}) => {
  await signUpByApi(page, store.origin, newEmail('switch'))
  await page.goto(`${store.origin}/account/notifications`)
  const offers = page.getByRole('switch', { name: 'Offers by email' })
  await expect(offers).not.toBeChecked()
  const arrived = Promise.withResolvers<void>()
  await page.route('**/assets/entry*.js', async (route) => {
    await arrived.promise
    await route.continue()
  })
  await page.goto(`${store.origin}/account/notifications`, { waitUntil: 'commit' })
  await offers.click()
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/notifications/update'))
  arrived.resolve()
  await kept
  await expect(offers).toBeChecked()
})
