import type { BrowserContext, Page } from '@playwright/test'
import { addToCart, expect, test } from './fixtures.ts'
import { waitForNetworkQuiet } from './waitForNetworkQuiet.ts'

const items = (page: Page, count: number) => page.getByRole('link', { name: `Cart, ${count} items` })

/** Opens a cart of two plants, fully loaded, and disconnects the network; returns the button that adds one more. */
async function loseNetwork(page: Page, context: BrowserContext, origin: string) {
  // Its scripts are then in the browser's cache, as for a shopper who added it on the page.
  await addToCart(page, origin, '/p/plant/jade-plant-in-pot')
  await page.goto(`${origin}/cart`)
  const more = page.getByRole('button', { name: 'Increase quantity of Jade Plant in a Terracotta Pot' })
  await more.click()
  await expect(items(page, 2)).toBeVisible()
  await waitForNetworkQuiet(page)
  await context.setOffline(true)
  return more
}

test('a cart change without a network is sent when the network returns, and an undone removal keeps the gift', {
  tag: '@cart',
}, async ({ page, store, context }) => {
  const more = await loseNetwork(page, context, store.origin)
  await more.click()
  await more.click()
  await expect(page.getByText('You’re offline.', { exact: false }).first()).toBeVisible()
  await expect(items(page, 2)).toBeVisible()
  await context.setOffline(false)
  await expect(items(page, 4)).toBeVisible()
  await page.reload()
  await expect(items(page, 4)).toBeVisible()

  // The dialog has been preloaded by an interaction.
  await page.mouse.move(10, 10)
  await page.mouse.move(20, 20)
  await waitForNetworkQuiet(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Remove Jade Plant in a Terracotta Pot' }).click()
  const dialog = page.getByRole('dialog', { name: 'Remove from cart' })
  await dialog.getByRole('button', { name: 'Remove' }).click()
  const undo = page.getByRole('button', { name: 'Undo removing Jade Plant in a Terracotta Pot' })
  await expect(undo).toBeVisible()
  await expect(page.getByText('You’re offline.', { exact: false }).first()).toBeVisible()
  await undo.click()
  await expect(page.getByRole('button', { name: 'Remove Jade Plant in a Terracotta Pot' })).toBeVisible()
  await context.setOffline(false)
  await waitForNetworkQuiet(page)
  await page.reload()
  await expect(items(page, 4)).toBeVisible()
})

test('a cart change is kept until the network returns, even if a missing script forces a reload', {
  tag: '@cart',
}, async ({ page, store, context }) => {
  const more = await loseNetwork(page, context, store.origin)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('Something went wrong, Please try again...').first()).toBeVisible()
  await more.click()
  const loadedAnew = page.waitForEvent('load')
  await context.setOffline(false)
  await loadedAnew
  await expect(items(page, 3)).toBeVisible()
})
