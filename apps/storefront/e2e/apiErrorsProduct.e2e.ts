import { choosePlace } from './choosePlace.ts'
import { assertErrorState, assertSingleRequestWhileSlow } from './faults/assertErrorState.ts'
import { injectFault } from './faults/injectFault.ts'
import { expect, skipAddOns, test, waitForPanelClosed } from './fixtures.ts'
import { chooseLocationByCookie } from './prepare.ts'

const cake = '/p/cake/chocolate-truffle-cake'

test('a gift is bought once with the chosen options, although add-ons, card occasions and cart fail at first', {
  tag: ['@desktop', '@pdp', '@cart', '@matrix'],
}, async ({ page, store }) => {
  await page.goto(`${store.origin}${cake}`)
  // A page with a location keeps typed text over a reload, but not before it is hydrated.
  await choosePlace(page, '560001')
  await expect(page.getByText('Awesome, We deliver to this location')).toBeVisible()
  const words = page.getByRole('textbox', { name: /Message on/ }).first()
  await words.fill('For Asha')
  const panel = page.getByRole('dialog').first()

  // The preload fails too.
  await page.reload()
  let tries = 0
  await assertErrorState(page, 'catalogue.addOns', {
    performAction: async () => {
      tries += 1
      if (tries > 1) return panel.getByRole('button', { name: 'Try again' }).click()
      await page.mouse.move(10, 10)
      await expect(page.getByText('Awesome, We deliver to this location')).toBeVisible()
      await page.getByRole('button', { name: 'Add to Cart' }).click()
    },
    within: panel,
    assertPreserved: () => expect(panel.getByRole('button', { name: 'Skip' })).toBeVisible(),
  })
  await panel.getByRole('button', { name: 'Try again' }).click()
  await panel.getByRole('tab', { name: 'A Word and a Wrap' }).click()

  const card = page.getByRole('dialog', { name: 'Add a greeting card' })
  const message = card.getByRole('textbox', { name: /Message on the card/ })
  let looks = 0
  await assertErrorState(page, 'catalogue.occasions', {
    performAction: async () => {
      looks += 1
      if (looks > 1) return card.getByRole('button', { name: 'Try again' }).click()
      await panel.getByRole('button', { name: 'Add Greeting Card' }).click()
      await message.fill('With love')
    },
    within: card,
    assertPreserved: () => expect(message).toHaveValue('With love'),
  })
  await card.getByRole('button', { name: 'Try again' }).click()
  await card.getByRole('combobox', { name: 'Occasion' }).selectOption('Birthday')
  await card.getByRole('button', { name: 'Add card' }).click()

  await assertErrorState(page, 'cart.add', {
    performAction: () => panel.getByRole('button', { name: 'Continue' }).click(),
    within: panel,
    assertPreserved: () => expect(panel.getByText('For: Birthday')).toBeVisible(),
  })
  const lost = await injectFault(page, 'cart.add', 'lost')
  await panel.getByRole('button', { name: 'Continue' }).click()
  await expect.poll(lost.requestCount).toBe(1)
  await expect(panel.getByRole('button', { name: 'Continue' })).toBeEnabled()
  await lost.remove()
  await assertSingleRequestWhileSlow(page, 'cart.add', () =>
    panel.getByRole('button', { name: 'Continue' }).dblclick(),
  )
  await expect(page.getByText('Selected Product added to Cart.').first()).toBeVisible()
  // The retry after a lost response uses the same idempotency key.
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
  await waitForPanelClosed(page)
  await page.goto(`${store.origin}/cart`)
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
  await expect(page.getByText('For Asha').first()).toBeVisible()
})

test('a date field reports that its dates failed to load, and the page works without optional data', {
  tag: ['@desktop', '@pdp', '@matrix'],
}, async ({ page, store, context }) => {
  const quiet = [
    await injectFault(page, 'catalogue.serverTime', 'failing'),
    await injectFault(page, 'catalogue.recommended', 'nonsense'),
    await injectFault(page, 'catalogue.cards', 'gone'),
    await injectFault(page, 'days.price', 'failing'),
    await injectFault(page, 'days.settings', 'nonsense'),
    await injectFault(page, 'tracking.behaviour', 'failing'),
    await injectFault(page, 'tracking.step', 'gone'),
  ]
  await context.addCookies([{ name: 'consent', value: '111', url: 'http://localhost' }])
  await chooseLocationByCookie(page, store.origin)
  await page.goto(`${store.origin}/p/flower/red-roses-bouquet`)
  await page.goto(`${store.origin}/p/flower/fifty-red-roses-basket`)
  await page.mouse.wheel(0, 4000)
  await expect(page.getByText('Awesome, We deliver to this location')).toBeVisible()
  const field = page.getByRole('combobox', { name: /^Date/ })
  const calendar = page.getByRole('dialog', { name: 'Delivery date' })
  const again = calendar.getByRole('button', { name: 'Try again' })
  let looks = 0
  await assertErrorState(page, 'days.area', {
    performAction: async () => {
      looks += 1
      if (looks > 1) return again.click()
      await field.click()
    },
    within: calendar,
  })
  await again.click()
  await calendar.getByRole('button', { name: 'Next month' }).click()
  await calendar.locator('button[aria-label*=" 15 "], button:has-text("15")').first().click()
  await expect(field).toHaveValue(/^15-\d{2}-\d{4}$/)
  for (const broken of quiet) {
    await broken.remove()
  }
})

test('a late response does not add a second gift after the shopper leaves the page', {
  tag: ['@desktop', '@pdp', '@cart'],
}, async ({ page, store }) => {
  await chooseLocationByCookie(page, store.origin)
  await page.goto(`${store.origin}/p/gift/teddy-with-heart`)
  await expect(page.getByText('Awesome, We deliver to this location')).toBeVisible()
  const slow = await injectFault(page, 'cart.add', 'slow')
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await page.getByRole('button', { name: 'Skip' }).click()
  await expect.poll(slow.requestCount).toBe(1)
  await page.goto(`${store.origin}/cakes`)
  await slow.remove()
  await page.goBack()
  await page.mouse.move(10, 10)
  await expect(page.getByText('Awesome, We deliver to this location')).toBeVisible()
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await skipAddOns(page)
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
})
