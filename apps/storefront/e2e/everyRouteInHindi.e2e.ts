import { accountPages, cake, expectSoundInHindi, guestPages } from './accessibilityChecks.ts'
import { expect, newEmail, test } from './fixtures.ts'
import { addToCartByApi, placeOrderByApi, signUpByApi } from './prepare.ts'

// Only in the long lane: layouts and colours equal those of the English pages, and hindi.e2e.ts checks the pages of a
// purchase for each change.
for (const [name, tags, addresses] of guestPages) {
  test(`${name} in Hindi hydrates without an error and has no accessibility violation`, {
    tag: [...tags.filter((tag) => tag !== '@both'), '@long'],
  }, async ({ page, store }) => {
    for (const address of addresses) await expectSoundInHindi(page, store.origin, address)
  })
}

test('every page of a user in Hindi, from the cart to the account, has no accessibility violation', {
  tag: ['@cart', '@account', '@long'],
}, async ({ page, store }) => {
  test.slow()
  await signUpByApi(page, store.origin, newEmail('routes-hi'))
  await addToCartByApi(page, store.origin, cake)
  await expectSoundInHindi(page, store.origin, '/cart')
  await page.getByRole('button', { name: 'ऑर्डर करें' }).first().click()
  await expect(page).toHaveURL(/\/hi\/checkout\?key=/)
  const { pathname, search } = new URL(page.url())
  await expectSoundInHindi(page, store.origin, pathname.replace(/^\/hi/, '') + search)
  const order = await placeOrderByApi(page, store.origin)
  for (const address of [order, `${order}/gift-receipt`, ...accountPages])
    await expectSoundInHindi(page, store.origin, address)
})
