import type { Page } from '@playwright/test'
import { expect, fillReceiver, logOut, newEmail, readLatestOtp, test } from './fixtures.ts'
import { addToCartByApi, placeOrderByApi, signUpByApi } from './prepare.ts'
import { waitForHydration } from './waitForHydration.ts'

const cake = 'Chocolate Truffle Cake'

/** Orders a cake as a new user; ends on the order page and returns the order number. */
async function buyACake(page: Page, origin: string, email: string): Promise<string> {
  await signUpByApi(page, origin, email)
  await addToCartByApi(page, origin, '/p/cake/chocolate-truffle-cake')
  await page.goto(`${origin}${await placeOrderByApi(page, origin)}`)
  return (await page.getByText(/^MG-[A-Z2-9]{8}$/).textContent()) ?? ''
}

test('an order is paid on delivery, listed, printed without prices and reordered, and the reorder is cancelled', {
  tag: ['@account', '@cart'],
}, async ({ page, store }) => {
  test.slow()
  const number = await buyACake(page, store.origin, newEmail('orders'))
  const pay = page.getByRole('region', { name: 'Payment is pending' })
  await expect(pay.getByRole('radio', { name: 'Cash on delivery' })).toBeChecked()
  const confirm = pay.getByRole('button', { name: /^Confirm/ })
  await waitForHydration(confirm)
  await confirm.dblclick()
  await expect(page.getByText(/is due when the gift arrives/)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.reload()
  await expect(page.getByText(/is due when the gift arrives/)).toBeVisible()
  await expect(pay).toBeHidden()

  await page.getByRole('link', { name: 'Gift receipt' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'A gift for you' })).toBeVisible()
  await expect(page.getByText('Happy birthday!')).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('₹')
  // The page data contains no price either.
  const written = await page.locator('#page').textContent()
  expect(written).toContain(cake)
  expect(written).not.toContain('price')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await page.emulateMedia({ media: null })

  await page.goto(`${store.origin}/account/orders`)
  await expect(page).toHaveTitle('Your orders | Marigold')
  const card = page.getByRole('article', { name: number })
  await expect(card.getByText(cake)).toBeVisible()
  await card.getByRole('button', { name: `Reorder ${number}` }).click()
  await expect(page).toHaveURL(`${store.origin}/cart`)
  await expect(page.getByRole('link', { name: cake })).toBeVisible()

  // A paid order that arrives today can no longer be cancelled, while an unpaid one can.
  await page.getByRole('button', { name: 'Place order' }).first().click()
  await page.getByRole('radio', { name: /Vikram Iyer/ }).check()
  await page.getByRole('button', { name: /^Place order/ }).click()
  await expect(page).toHaveURL(/\/order\//)
  const order = new URL(page.url()).pathname
  const second = (await page.getByText(/^MG-[A-Z2-9]{8}$/).textContent()) ?? ''
  expect(second).not.toBe(number)
  await page.goto(`${store.origin}/account/orders`)
  const newest = page.getByRole('article', { name: second })
  await newest.getByRole('button', { name: `Cancel order ${second}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Are you Sure?' })
  await expect(dialog.getByRole('button', { name: 'Keep order' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Cancel order' }).click()
  await expect(newest.getByRole('heading', { name: 'Cancelled' })).toBeVisible()
  await expect(newest.getByText('The order was cancelled.')).toBeVisible()
  await page.goto(store.origin + order)
  await expect(page.getByRole('heading', { level: 1, name: 'This order was cancelled.' })).toBeVisible()
  await expect(page.getByText('Current status: Cancelled')).toBeVisible()
})

test('two tabs show the same order, a log-out clears both, and another visitor cannot open it', {
  tag: '@account',
}, async ({ page, store, context }) => {
  test.slow()
  const number = await buyACake(page, store.origin, newEmail('order-tabs'))
  const address = page.url()
  const other = await context.newPage()
  await other.goto(address)
  await expect(other.getByText(number)).toBeVisible()
  // Before hydration, the tab receives no updates.
  await waitForHydration(other.getByRole('button', { name: /^Confirm/ }))
  await page.getByRole('button', { name: /^Confirm/ }).click()
  await expect(other.getByText(/is due when the gift arrives/)).toBeVisible()

  await page.goto(store.origin)
  await logOut(page)
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
  await expect(other.getByRole('heading', { name: 'This order belongs to an account' })).toBeVisible()
  await expect(other.getByText(number)).toHaveCount(0)

  await other.close()
  await signUpByApi(page, store.origin, newEmail('order-other'))
  const answer = await page.goto(address)
  expect(answer?.status()).toBe(404)
  await page.goto(`${store.origin}/account/orders`)
  await expect(page.getByText(/^No orders yet\./)).toBeVisible()
})

test('a guest logs in on the page of orders, and finds an order by its number and a code', {
  tag: '@account',
}, async ({ page, store }) => {
  test.slow()
  const email = newEmail('lookup')
  const number = await buyACake(page, store.origin, email)
  await page.goto(store.origin)
  await logOut(page)
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()

  await page.goto(`${store.origin}/account/orders?page=1`)
  await expect(page.getByText('Please login to see your orders')).toBeVisible()
  await page.getByRole('link', { name: 'Find an order without an account' }).click()
  await expect(page).toHaveTitle('Find your order | Marigold')
  // Before hydration, the browser validates the form itself.
  await waitForHydration(page.getByRole('button', { name: 'Send code' }))
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByRole('textbox', { name: 'Order number' })).toBeFocused()
  await expect(page.getByText('Email field is required')).toBeVisible()
  await page.getByRole('textbox', { name: 'Order number' }).fill(number.toLowerCase())
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email)
  await page.getByRole('button', { name: 'Send code' }).click()
  const code = page.getByRole('textbox', { name: /One-time password/ })
  await expect(code).toBeFocused()
  await code.fill('000000')
  await page.getByRole('button', { name: 'Show my order' }).click()
  await expect(page.getByText('That code is incorrect. Please check your latest email.')).toBeVisible()
  await expect(code).toHaveValue('000000')
  await code.fill(await readLatestOtp(page, store.origin, email))
  await page.getByRole('button', { name: 'Show my order' }).click()
  await expect(page.getByText(number)).toBeVisible()
  await expect(page.getByText('Happy birthday!')).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: /Cancel|Reorder|Confirm/ })).toHaveCount(0)
})

test('a second tab that orders the same cart is redirected to the order of the first tab', {
  tag: ['@account', '@cart'],
}, async ({ page, store, context }) => {
  await signUpByApi(page, store.origin, newEmail('second'))
  await addToCartByApi(page, store.origin, '/p/cake/chocolate-truffle-cake')
  const cart = await context.newPage()
  await cart.goto(`${store.origin}/cart`)
  const second = await context.newPage()
  for (const tab of [page, second]) {
    await tab.goto(`${store.origin}/cart`)
    await tab.getByRole('button', { name: 'Place order' }).filter({ visible: true }).first().click()
    await fillReceiver(tab)
  }
  await page.getByRole('button', { name: /^Place order/ }).click()
  await expect(page).toHaveURL(/\/order\//)
  const order = page.url()

  await second.getByRole('button', { name: /^Place order/ }).click()
  await second.getByRole('link', { name: 'View your order' }).click()
  await expect(second).toHaveURL(order)

  await expect(cart.getByText('Your order has been placed.')).toBeVisible()
  await cart.getByRole('link', { name: 'View your order' }).click()
  await expect(cart).toHaveURL(order)
})
