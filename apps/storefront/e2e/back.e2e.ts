import type { Page } from '@playwright/test'
import { openPlaceField } from './choosePlace.ts'
import { expect, test } from './fixtures.ts'
import { waitForHydration } from './waitForHydration.ts'
import { waitForNetworkQuiet } from './waitForNetworkQuiet.ts'

const cake = '/p/cake/chocolate-truffle-cake'
const lengthOf = (page: Page) => page.evaluate(() => window.history.length)

/** Opens a product page from a category, with an interaction that loads the lazy code. */
async function openCake(page: Page, origin: string) {
  await page.goto(`${origin}/cakes`)
  await page.goto(`${origin}${cake}`)
  await waitForHydration(page.getByRole('button', { name: 'Login' }))
  await page.mouse.move(20, 20)
  await page.mouse.move(30, 30)
  await waitForNetworkQuiet(page)
}

const dialogs = {
  login: (page: Page) => page.getByRole('button', { name: 'Login' }).click(),
  location: (page: Page) => openPlaceField(page),
  gallery: (page: Page) => page.getByRole('button', { name: /Zoom$/ }).first().click(),
}

test.describe('where the browser has no close watchers', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      Reflect.deleteProperty(window, 'CloseWatcher')
    }),
  )

  test('Back closes the login, the location or the gallery and stays on the page, and a second Back leaves the page', {
    tag: ['@storefront'],
  }, async ({ page, store }) => {
    await openCake(page, store.origin)
    const before = await lengthOf(page)
    for (const [name, open] of Object.entries(dialogs))
      await test.step(name, async () => {
        await open(page)
        await expect(page.locator('dialog[open]')).toBeVisible()
        // Each dialog replaces the entry that Back has left.
        await expect.poll(() => lengthOf(page)).toBe(before + 1)
        await page.goBack()
        await expect(page.locator('dialog[open]')).toHaveCount(0)
        await expect(page).toHaveURL(`${store.origin}${cake}`)
      })
    await page.goBack()
    await expect(page).toHaveURL(`${store.origin}/cakes`)
  })

  test('closing a dialog by its button leaves no history entry, and forward and reload open no dialog', {
    tag: ['@storefront'],
  }, async ({ page, store }) => {
    await openCake(page, store.origin)
    for (let turn = 0; turn < 2; turn++) {
      await dialogs.location(page)
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
      await expect(page.locator('dialog[open]')).toHaveCount(0)
    }
    await page.goBack()
    await expect(page).toHaveURL(`${store.origin}/cakes`)
    await page.goForward()
    await expect(page).toHaveURL(`${store.origin}${cake}`)
    await expect(page.locator('dialog[open]')).toHaveCount(0)
    await page.mouse.move(40, 40)
    await dialogs.location(page)
    await expect(page.locator('dialog[open]')).toBeVisible()
    await page.reload()
    await expect(page.locator('dialog[open]')).toHaveCount(0)
    await waitForNetworkQuiet(page)
    await page.goBack()
    await expect(page).toHaveURL(`${store.origin}/cakes`)
  })

  test('Back from a page that was opened by a link in a dialog returns to the page below the dialog', {
    tag: ['@storefront'],
  }, async ({ page, store }) => {
    await openCake(page, store.origin)
    await page.getByRole('link', { name: /^Cart/ }).click()
    await page.getByRole('dialog').getByRole('link').first().click()
    await expect(page).not.toHaveURL(`${store.origin}${cake}`)
    await page.goBack()
    await expect(page).toHaveURL(`${store.origin}${cake}`)
  })

  test('Back closes the open menu or the open filters', { tag: ['@storefront'] }, async ({ page, store }) => {
    await page.goto(store.origin)
    await page.goto(`${store.origin}/cakes`)
    await waitForHydration(page.getByRole('button', { name: 'Login' }))
    await page.mouse.move(20, 20)
    await page.mouse.move(30, 30)
    await waitForNetworkQuiet(page)
    for (const opener of [page.getByLabel('Menu', { exact: true }), page.getByText(/^Filters/).first()]) {
      const details = page.locator('details[data-overlay][open]')
      await opener.click()
      await expect(details).toHaveCount(1)
      await page.goBack()
      await expect(details).toHaveCount(0)
      await expect(page).toHaveURL(`${store.origin}/cakes`)
    }
  })
})

test('the back gesture of the device closes the open dialog or menu, and nothing else', {
  tag: ['@storefront'],
}, async ({ page, store }) => {
  await openCake(page, store.origin)
  const before = await lengthOf(page)
  await dialogs.login(page)
  // Chromium does this for Android's Back button, which a test's window does not have.
  await page.locator('dialog[open]').evaluate((dialog: HTMLDialogElement) => dialog.requestClose())
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  await page.getByLabel('Menu', { exact: true }).click()
  const menu = page.locator('details[data-overlay][open]')
  await expect(menu).toHaveCount(1)
  await page.evaluate(() =>
    document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined,
  )
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  expect(await lengthOf(page)).toBe(before)
})
