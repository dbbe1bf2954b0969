import type { CallName } from '@store/api-client/contract'
import { assertErrorState } from './faults/assertErrorState.ts'
import { expect, newEmail, test } from './fixtures.ts'
import { addToCartByApi, placeOrderByApi, signUpByApi } from './prepare.ts'
import { waitForHydration } from './waitForHydration.ts'

/** Calls that a page makes together and that are useless without each other. */
const beside: Partial<Readonly<Record<CallName, CallName>>> = {
  'wallet.cards': 'wallet.upiHandles',
  'wallet.upiHandles': 'wallet.cards',
}

/** Pages that load their data in the browser if the server could not. */
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

test('a page requests data that is missing from its HTML, and retries until it arrives', {
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
    // Some pages retry on their own after hydration.
    await waitForHydration(again)
    await page.waitForLoadState('networkidle')
    faulty.setFault('none')
    await assertErrorState(page, call, { performAction: () => again.click(), alsoFaulty: beside[call] })
    // A page that has retried on its own meanwhile has no button any more.
    await expect(async () => {
      if (await again.isVisible()) await again.click({ timeout: 1000 })
      await expect(again, address).toHaveCount(0, { timeout: 1000 })
    }).toPass()
  }
})
