import { choosePlace } from './choosePlace.ts'
import { expect, fillReceiver, newEmail, skipAddOns, test, waitForCheckoutHydration } from './fixtures.ts'
import { chooseLocationByCookie, signUpByApi } from './prepare.ts'

// All in one worker, because each worker would start the stores of this file.
test.describe.configure({ mode: 'default' })

const roses = '/p/flower/red-roses-bouquet'
const cake = '/p/cake/chocolate-truffle-cake'

test('a date that has expired since the page was opened is reported, and cannot be ordered', {
  tag: ['@desktop', '@pdp', '@cart'],
}, async ({ page, ageing }) => {
  test.slow()
  await page.clock.install()
  const age = async () => {
    ageing.advanceDay()
    // Like a laptop that is closed and opened again.
    await page.clock.fastForward('24:00:00')
  }
  const add = page.getByRole('button', { name: 'Add to Cart' })

  await page.goto(`${ageing.origin}${roses}`)
  // The date is chosen after hydration, as on any page with a location.
  await choosePlace(page, '560001')
  await expect(page.getByText('Awesome, We deliver to this location')).toBeVisible()
  await page.getByRole('group', { name: 'Delivery date' }).getByRole('radio').first().click()
  await expect(page.getByText(/^Arrives /).first()).toBeVisible()
  await age()
  await age()
  await add.click()
  // The API reports the expired date, or the page itself if it has refreshed the dates before.
  await expect(
    page
      .getByText(/This date has passed\. The earliest date is|is no longer available/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cart, empty' })).toBeVisible()
})

test('a date that expires while the address is typed is reported before anything is ordered', {
  tag: ['@desktop', '@account', '@cart', '@pdp'],
}, async ({ page, ageing }) => {
  test.slow()
  await signUpByApi(page, ageing.origin, newEmail('ageing'))
  await page.goto(`${ageing.origin}${roses}`)
  // The date is chosen after hydration, as on any page with a location.
  await choosePlace(page, '560001')
  await expect(page.getByText('Awesome, We deliver to this location')).toBeVisible()
  await page.getByRole('group', { name: 'Delivery date' }).getByRole('radio').first().click()
  await expect(page.getByText(/^Arrives /).first()).toBeVisible()
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await skipAddOns(page)
  await page.goto(`${ageing.origin}/cart`)
  await page.getByRole('button', { name: 'Place order' }).first().click()
  await fillReceiver(page)
  ageing.advanceDay()
  ageing.advanceDay()
  await page.getByRole('button', { name: /^Place order/ }).click()
  await expect(
    page.getByText('Your cart has changed. Please review it.').filter({ visible: true }).first(),
  ).toBeVisible()
  await expect(page).toHaveURL(/\/checkout\?key=/)
  await expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue('12 Church Street')
  await page.getByRole('link', { name: 'Go to cart' }).filter({ visible: true }).first().click()
  await expect(page.getByText(/is no longer available\. Arrives/).first()).toBeVisible()
})

test('an order can be placed although the clock of the device is ahead or behind', {
  tag: ['@desktop', '@pdp', '@cart', '@account'],
}, async ({ page, store }) => {
  test.slow()
  await signUpByApi(page, store.origin, newEmail('clock'))
  await page.clock.install()
  const hourMs = 3_600_000
  const turn = async (hours: number) => {
    const shown = await page.evaluate(() => Date.now())
    await page.clock.setSystemTime(shown + hours * hourMs)
  }
  await chooseLocationByCookie(page, store.origin)
  await page.goto(`${store.origin}${cake}`)
  await expect(page.getByText('Awesome, We deliver to this location')).toBeVisible()
  await turn(1)
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await skipAddOns(page)
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await turn(-2)
  await page.getByRole('link', { name: 'Go to cart' }).filter({ visible: true }).first().click()
  await page.getByRole('button', { name: 'Place order' }).first().click()
  await waitForCheckoutHydration(page)
  await page.getByRole('textbox', { name: 'Full name' }).fill('Vikram Iyer')
  await page.getByRole('textbox', { name: /Mobile number/ }).fill('9812345678')
  await turn(1)
  await page.getByRole('textbox', { name: 'Address' }).fill('12 Church Street')
  await turn(-1)
  await page.getByRole('button', { name: /^Place order/ }).click()
  await expect(page).toHaveURL(/\/order\//)
})
