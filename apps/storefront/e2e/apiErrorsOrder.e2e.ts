import type { Page } from '@playwright/test'
import { assertErrorState, assertSingleRequestWhileSlow } from './faults/assertErrorState.ts'
import { injectFault } from './faults/injectFault.ts'
import { expect, fillReceiver, newEmail, readLatestOtp, test } from './fixtures.ts'
import { addToCartByApi, signUpByApi } from './prepare.ts'
import { waitForHydration } from './waitForHydration.ts'

const cake = '/p/cake/chocolate-truffle-cake'

async function closeNotices(page: Page) {
  const notices = page.getByRole('button', { name: 'Close' }).filter({ visible: true })
  while ((await notices.count()) > 0) await notices.first().click()
}

test('an order is placed once, despite an error at every step from the cart', {
  tag: ['@desktop', '@account', '@cart', '@pdp', '@matrix'],
}, async ({ page, store }) => {
  test.slow()
  const email = newEmail('ordering')
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  await signUpByApi(page, store.origin, email)
  await page.goto(`${store.origin}${cake}`)
  let looks = 0
  const points = page.getByRole('main').getByRole('button', { name: 'Try again' })
  await assertErrorState(page, 'catalogue.rewards', {
    performAction: async () => {
      looks += 1
      if (looks > 1) return points.first().click()
      await page.mouse.move(10, 10)
      await page.mouse.wheel(0, 1200)
    },
  })
  await points.first().click()
  await expect(page.getByText('You have no points to redeem yet')).toBeVisible()

  await addToCartByApi(page, store.origin, cake)
  await page.goto(`${store.origin}/cart`)
  await page.mouse.move(10, 10)

  await assertErrorState(page, 'cart.startOrder', {
    performAction: () => button('Place order').first().click(),
    assertPreserved: () => closeNotices(page),
  })
  await button('Place order').first().click()
  await fillReceiver(page)
  await page.getByRole('textbox', { name: 'Message on the card' }).fill('Happy birthday!')
  const place = button(/^Place order/)
  await assertErrorState(page, 'orders.place', {
    performAction: () => place.click(),
    assertPreserved: () =>
      expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue('12 Church Street'),
  })
  const lost = await injectFault(page, 'orders.place', 'lost')
  await place.click()
  await expect.poll(lost.requestCount).toBe(1)
  await expect(page.getByText('Something went wrong, Please try again...').first()).toBeVisible()
  await lost.remove()
  await assertSingleRequestWhileSlow(page, 'orders.place', () => place.dblclick())
  await expect(page).toHaveURL(/\/order\//)
  const number = (await page.getByText(/^MG-[A-Z2-9]{8}$/).textContent()) ?? ''
  const order = page.url()

  // A form submitted before hydration is shown again.
  await page.waitForLoadState('networkidle')
  await assertErrorState(page, 'orders.pay', { performAction: () => button(/^Confirm/).click() })

  await page.goto(`${store.origin}/account/orders`)
  await expect(page.getByText(/^1 order$/)).toBeVisible()
  await assertErrorState(page, 'orders.reorder', { performAction: () => button(`Reorder ${number}`).click() })
  await assertErrorState(page, 'orders.cancel', {
    performAction: async () => {
      await button(`Cancel order ${number}`).click()
      await page
        .getByRole('dialog', { name: 'Are you Sure?' })
        .getByRole('button', { name: 'Cancel order' })
        .click()
    },
    assertPreserved: () => expect(page.getByRole('dialog')).toHaveCount(0),
  })
  await assertSingleRequestWhileSlow(page, 'orders.reorder', () => button(`Reorder ${number}`).dblclick())
  await expect(page).toHaveURL(`${store.origin}/cart`)
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await page.goto(order)
  await page.waitForLoadState('networkidle')
  await assertSingleRequestWhileSlow(page, 'orders.pay', () => button(/^Confirm/).dblclick())
  await expect(page.getByText(/is due when the gift arrives/)).toBeVisible()

  await page.goto(`${store.origin}/orders/lookup`)
  await waitForHydration(button('Send code'))
  await page.getByRole('textbox', { name: 'Order number' }).fill(number)
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await assertErrorState(page, 'orders.sendLookupCode', {
    performAction: () => button('Send code').click(),
    assertPreserved: () => expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email),
  })
  await assertSingleRequestWhileSlow(page, 'orders.sendLookupCode', () => button('Send code').dblclick())
  const code = page.getByRole('textbox', { name: /One-time password/ })
  await expect(code).toBeVisible()
  const sent = await readLatestOtp(page, store.origin, email)
  await code.fill(sent)
  await assertErrorState(page, 'orders.lookUp', {
    performAction: () => button('Show my order').click(),
    assertPreserved: () => expect(code).toHaveValue(sent),
  })
  await assertSingleRequestWhileSlow(page, 'orders.lookUp', () => button('Show my order').dblclick())
  await expect(page.getByText(number).first()).toBeVisible()
})
