import type { Page } from '@playwright/test'
import { breakCall } from './faults/breakCall.ts'
import { meetFaults, meetSlowness } from './faults/meetFaults.ts'
import { addToCartByApi, signUpByApi } from './prepare.ts'
import { expect, fillReceiver, newEmail, newestCode, test } from './store.ts'
import { whenAlive } from './whenAlive.ts'

const cake = '/p/cake/chocolate-truffle-cake'

async function closeNotices(page: Page) {
  const notices = page.getByRole('button', { name: 'Close' }).filter({ visible: true })
  while ((await notices.count()) > 0) await notices.first().click()
}

test('an order meets every fault on its way from the cart to its end, and is there once', {
  tag: ['@desktop', '@account', '@cart', '@pdp', '@matrix'],
}, async ({ page, store }) => {
  test.slow()
  const email = newEmail('ordering')
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  await signUpByApi(page, store.origin, email)
  await page.goto(`${store.origin}${cake}`)
  let looks = 0
  const points = page.getByRole('main').getByRole('button', { name: 'Try again' })
  await meetFaults(page, 'viewing.rewards', {
    act: async () => {
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

  await meetFaults(page, 'cart.startOrder', {
    act: () => button('Place order').first().click(),
    stays: () => closeNotices(page),
  })
  await button('Place order').first().click()
  await fillReceiver(page)
  await page.getByRole('textbox', { name: 'Message on the card' }).fill('Happy birthday!')
  const place = button(/^Place order/)
  await meetFaults(page, 'orders.place', {
    act: () => place.click(),
    stays: () => expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue('12 Church Street'),
  })
  const lost = await breakCall(page, 'orders.place', 'lost')
  await place.click()
  await expect.poll(lost.met).toBe(1)
  await expect(page.getByText('Something went wrong, Please try again...').first()).toBeVisible()
  await lost.mend()
  await meetSlowness(page, 'orders.place', () => place.dblclick())
  await expect(page).toHaveURL(/\/order\//)
  const number = (await page.getByText(/^MG-[A-Z2-9]{8}$/).textContent()) ?? ''
  const order = page.url()

  // A form that is sent before the page is alive is shown again.
  await page.waitForLoadState('networkidle')
  await meetFaults(page, 'orders.pay', { act: () => button(/^Confirm/).click() })

  await page.goto(`${store.origin}/account/orders`)
  await expect(page.getByText(/^1 order$/)).toBeVisible()
  await meetFaults(page, 'orders.reorder', { act: () => button(`Reorder ${number}`).click() })
  await meetFaults(page, 'orders.cancel', {
    act: async () => {
      await button(`Cancel order ${number}`).click()
      await page
        .getByRole('dialog', { name: 'Are you Sure?' })
        .getByRole('button', { name: 'Cancel order' })
        .click()
    },
    stays: () => expect(page.getByRole('dialog')).toHaveCount(0),
  })
  await meetSlowness(page, 'orders.reorder', () => button(`Reorder ${number}`).dblclick())
  await expect(page).toHaveURL(`${store.origin}/cart`)
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await page.goto(order)
  await page.waitForLoadState('networkidle')
  await meetSlowness(page, 'orders.pay', () => button(/^Confirm/).dblclick())
  await expect(page.getByText(/is due when the gift arrives/)).toBeVisible()

  await page.goto(`${store.origin}/orders/lookup`)
  await whenAlive(button('Send code'))
  await page.getByRole('textbox', { name: 'Order number' }).fill(number)
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await meetFaults(page, 'orders.sendLookupCode', {
    act: () => button('Send code').click(),
    stays: () => expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email),
  })
  await meetSlowness(page, 'orders.sendLookupCode', () => button('Send code').dblclick())
  const code = page.getByRole('textbox', { name: /One-time password/ })
  await expect(code).toBeVisible()
  const sent = await newestCode(page, store.origin, email)
  await code.fill(sent)
  await meetFaults(page, 'orders.lookUp', {
    act: () => button('Show my order').click(),
    stays: () => expect(code).toHaveValue(sent),
  })
  await meetSlowness(page, 'orders.lookUp', () => button('Show my order').dblclick())
  await expect(page.getByText(number).first()).toBeVisible()
})
