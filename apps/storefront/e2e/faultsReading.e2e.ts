import type { CallName } from './faults/CallName.ts'
import { meetFaults } from './faults/meetFaults.ts'
import { type FaultyStore, startFaultyStore } from './startFaultyStore.ts'
import { addToCart, test as base, expect, newEmail, signUp } from './store.ts'

const test = base.extend<object, { readonly faulty: FaultyStore }>({
  faulty: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures one needs from here.
    async ({}, use) => {
      const store = await startFaultyStore()
      await use(store)
      await store.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
})

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
  tag: '@desktop',
}, async ({ page, faulty }) => {
  test.slow()
  await page.goto(`${faulty.origin}/cakes`)
  await page.getByRole('button', { name: 'Login' }).click()
  await signUp(page, faulty.origin, newEmail('reading'))
  await expect(page.getByText('Hi, Asha')).toBeVisible()
  await addToCart(page, faulty.origin, '/p/cake/chocolate-truffle-cake')
  await page.goto(`${faulty.origin}/cart`)
  await page.getByRole('button', { name: 'Place order' }).first().click()
  await expect(page).toHaveURL(/\/checkout\?key=/)
  await page.getByRole('textbox', { name: 'Full name' }).fill('Vikram Iyer')
  await page.getByRole('textbox', { name: /Mobile number/ }).fill('9812345678')
  await page.getByRole('textbox', { name: 'Address' }).fill('12 Church Street')
  await page.getByRole('button', { name: /^Place order/ }).click()
  await expect(page).toHaveURL(/\/order\//)
  const order = new URL(page.url()).pathname

  const again = page.getByRole('main').getByRole('button', { name: 'Try again' })
  for (const [address, call] of [...pages, [order, 'orders.get'] as const]) {
    faulty.set('failing')
    await page.goto(faulty.origin + address)
    await expect(again, address).toBeVisible()
    faulty.set('none')
    await meetFaults(page, call, { act: () => again.click(), beside: beside[call] })
    await again.click()
    await expect(again, address).toHaveCount(0)
  }
})
