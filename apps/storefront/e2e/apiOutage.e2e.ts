import type { Page } from '@playwright/test'
import { choosePlace, openPlaceField } from './choosePlace.ts'
import { isLongLane } from './faults/isLongLane.ts'
import { expect, test } from './fixtures.ts'
import type { ApiFault } from './startFaultyStore.ts'
import { waitForNetworkQuiet } from './waitForNetworkQuiet.ts'

// All in one worker, because each worker would start the stores of this file.
test.describe.configure({ mode: 'default' })

const failed = 'Something went wrong please try after some time or refresh the page.'
const cake = '/p/cake/chocolate-truffle-cake'

/** Asserts that a page has a text that describes the page, or an error and what to do next. */
const expectWords = async (page: Page) => {
  const words = page
    .getByRole('main')
    .getByRole('heading')
    .or(page.getByText(/Something went wrong/))
  await expect(words.first()).toBeVisible()
}

// Each fault is tested with a page that no cache contains.
const firstMet: readonly (readonly [ApiFault, string])[] = [
  ['failing', '/flowers'],
  ['nonsense', '/combos'],
  ['down', '/plants'],
]

test('a page whose shop fails in any way shows an error and recovers by itself when the shop is back', {
  tag: '@storefront',
}, async ({ page, faulty }) => {
  for (const [fault, address] of firstMet) {
    faulty.setFault(fault)
    const answer = await page.request.get(faulty.origin + address)
    expect([fault, answer.status()]).toEqual([fault, 503])
    expect(await answer.text(), fault).toContain(failed)
  }
  await page.goto(`${faulty.origin}/plants`)
  await expect(page.getByText(failed)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  // The home link, the categories and the logo need no data from the API.
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
  await expect(main.getByRole('link', { name: 'Cakes' })).toHaveAttribute('href', '/cakes')
  const logo = page.getByRole('banner').locator('img')
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  faulty.setFault('none')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plants', { timeout: 40_000 })
})

test('a page with a slow API shows an error after ten seconds, and recovers without a manual reload', {
  tag: ['@storefront', '@long'],
}, async ({ page, faulty }) => {
  faulty.setFault('slow')
  const startedAt = Date.now()
  // The pictures of the page are delayed too, so the test waits for visible text.
  await page.goto(`${faulty.origin}/gifts`, { waitUntil: 'domcontentloaded' })
  await expect(page.getByText(failed)).toBeVisible()
  expect(Date.now() - startedAt).toBeLessThan(15_000)
  faulty.setFault('none')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gifts', { timeout: 40_000 })
})

test('every page shows content while the API fails', { tag: ['@storefront', '@matrix'] }, async ({
  page,
  faulty,
}) => {
  test.slow()
  const addresses = [
    ...['/', '/hampers', cake, '/reviews', '/corporate-gifts', '/cart', '/checkout', '/wishlist'],
    ...['/account', '/account/orders', '/orders/lookup', '/refer-and-earn', '/credits', '/nothing/at/all'],
  ]
  // The change lane opens each page with one kind of error, and the project `long` with every kind.
  const kinds = ['failing', 'nonsense', 'down'] as const
  for (const [at, fault] of kinds.entries()) {
    faulty.setFault(fault)
    for (const [number, address] of addresses.entries()) {
      if (!isLongLane() && number % kinds.length !== at) continue
      await page.goto(faulty.origin + address)
      await expectWords(page)
    }
  }
})

test('typed text is kept during an API outage, and the shopper can continue after it', {
  tag: ['@storefront', '@delivery-location'],
}, async ({ page, faulty }) => {
  await page.goto(faulty.origin + cake)
  const field = await openPlaceField(page)
  faulty.setFault('down')
  await field.fill('560001')
  await field.press('Enter')
  await expect(page.getByText('We can’t reach the store right now.')).toBeVisible()
  await expect(field).toHaveValue('560001')
  faulty.setFault('none')
  await expect(page.getByText('We can’t reach the store right now.')).toBeHidden({ timeout: 40_000 })
  await field.press('Enter')
  await expect(page.getByText('Awesome, We deliver to this location')).toBeVisible()
})

test('a message appears when the network is lost, and disappears when it returns', {
  tag: '@storefront',
}, async ({ page, context, faulty }) => {
  await page.goto(faulty.origin + cake)
  await choosePlace(page, '560001')
  await expect(page.getByText('Awesome, We deliver to this location')).toBeVisible()
  await waitForNetworkQuiet(page)
  await context.setOffline(true)
  await expect(page.getByText('You’re offline. We’ll keep what you type')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('You’re offline. We’ll keep what you type')).toBeHidden()
})

test('a cart that failed to load is reloaded automatically', { tag: ['@storefront', '@cart'] }, async ({
  page,
  faulty,
}) => {
  faulty.setFault('failing')
  await page.goto(`${faulty.origin}/cart`)
  await expect(page.getByText(failed).first()).toBeVisible()
  faulty.setFault('none')
  await expect(page.getByText("Hey, cart bag seems to be empty, Let's add some items.")).toBeVisible({
    timeout: 40_000,
  })
})
