import { assertErrorState } from './faults/assertErrorState.ts'
import type { CallName } from './faults/CallName.ts'
import { expect, newEmail, test } from './fixtures.ts'
import { addToCartByApi, placeOrderByApi, signUpByApi } from './prepare.ts'
import { waitForHydration } from './waitForHydration.ts'

/** What a page asks for at the same time, and of which the other alone is no use. */
const beside: Partial<Readonly<Record<CallName, CallName>>> = {
  'wallet.cards': 'wallet.upiHandles',
  'wallet.upiHandles': 'wallet.cards',
}

/** Pages that ask for themselves where they were not served with what they show. */
const pages: readonly (readonly [string, CallName])[] = [
  ['/cart', 'cart.list'],
  ['/wishlist', 'wishlist.list'],
  ['/account/orders', 'orders.list'],
  ['/account/profile', 'profile.get'],
  ['/account/addresses', 'addresses.list'],
  ['/account/saved-cards', 'wallet.cards'],
  ['/account/saved-cards', 'wallet.upiHandles'],
  ['/account/points', 'points.list'],
  ['/account/notifications', 'notifications.list'],
  ['/account/privacy', 'accountData.sessions'],
]

test('what was not served with a page is asked for by it, again and again until it is there', {
  tag: ['@desktop', '@account', '@cart', '@matrix'],
}, async ({ page, faulty }) => {
  test.slow()
  await signUpByApi(page, faulty.origin, newEmail('reading'))
  await addToCartByApi(page, faulty.origin, '/p/cake/chocolate-truffle-cake')
  const order = await placeOrderByApi(page, faulty.origin)

  const again = page.getByRole('main').getByRole('button', { name: 'Try again' })
  for (const [address, call] of [...pages, [order, 'orders.get'] as const]) {
    faulty.setFault('failing')
    await page.goto(faulty.origin + address)
    await expect(again, address).toBeVisible()
    // Hydrated, some pages ask once more by themselves.
    await waitForHydration(again)
    await page.waitForLoadState('networkidle')
    faulty.setFault('none')
    await assertErrorState(page, call, { performAction: () => again.click(), alsoFaulty: beside[call] })
    await again.click()
    await expect(again, address).toHaveCount(0)
  }
})
