import type { Locator, Page } from '@playwright/test'
import { expect, newEmail, test } from './fixtures.ts'
import { signUpByApi } from './prepare.ts'
import { waitForHydration } from './waitForHydration.ts'

const cake = '/p/cake/chocolate-truffle-cake'
const paperOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
const light = 'rgb(255, 252, 247)'
const dark = 'rgb(29, 23, 20)'

test('the store follows the theme of the device until the visitor chooses one, which every first paint uses', {
  tag: '@storefront',
}, async ({ page, store }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(`${store.origin}/cakes`)
  expect(await paperOf(page)).toBe(dark)
  const select = page.getByRole('contentinfo').getByLabel('Appearance')
  await page.mouse.move(20, 20)
  await waitForHydration(select)
  await select.selectOption('Light')
  expect(await paperOf(page)).toBe(light)
  // Blocks every script except the inline one, so that the first paint is checked.
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
  await page.goto(`${store.origin}${cake}`, { waitUntil: 'commit' })
  await page.locator('body').waitFor()
  expect(await paperOf(page)).toBe(light)
  await page.unrouteAll()
  await page.goto(`${store.origin}/cakes`)
  await page.mouse.move(60, 60)
  await page.mouse.move(80, 80)
  await waitForHydration(select)
  await expect(select).toHaveValue('light')
  await select.selectOption('Same as device')
  expect(await paperOf(page)).toBe(dark)
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await paperOf(page)).toBe(light)
  await select.selectOption('Dark')
  expect(await paperOf(page)).toBe(dark)
  await page.emulateMedia({ media: 'print' })
  expect(await paperOf(page)).toBe(light)
})

test('the store follows the theme of the device without JavaScript, and offers no choice of a theme', {
  tag: '@storefront',
}, async ({ browser, store }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, colorScheme: 'dark' })
  const page = await context.newPage()
  await page.goto(`${store.origin}/cakes`)
  await expect(page.locator('body')).toHaveCSS('background-color', dark)
  await expect(page.getByLabel('Appearance')).toBeHidden()
  await context.close()
})

test('with increased contrast, secondary text and borders have the colour of text', {
  tag: '@storefront',
}, async ({ page, store }) => {
  await page.goto(`${store.origin}/cakes`)
  const border = () => page.getByRole('searchbox').evaluate((field) => getComputedStyle(field).borderTopColor)
  const words = () => page.evaluate(() => getComputedStyle(document.body).color)
  expect(await border()).not.toBe(await words())
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ contrast: 'more', colorScheme })
    expect([colorScheme, await border()]).toEqual([colorScheme, await words()])
  }
})

test.describe('in forced colors', () => {
  /** Asserts that an element looks different after a choice. */
  async function expectSeen(part: Locator, choose: () => Promise<unknown>) {
    const before = await part.screenshot()
    await choose()
    await expect(async () => expect((await part.screenshot()).equals(before)).toBe(false)).toPass()
  }

  test('favorites, selected pictures and weights, and food marks are distinguishable in forced colors', {
    tag: ['@storefront', '@pdp'],
  }, async ({ page, store }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await signUpByApi(page, store.origin, newEmail('forced'))
    await page.goto(`${store.origin}${cake}`)
    const heart = page.getByRole('button', { name: 'Favorite: Chocolate Truffle Cake' })
    await waitForHydration(heart)
    await expectSeen(heart, async () => {
      await heart.click()
      await expect(heart).toHaveAttribute('aria-pressed', 'true')
      await page.mouse.move(5, 5)
      await heart.blur()
    })
    const small = page.getByRole('button', { name: 'Show picture 2 of 3' })
    await expectSeen(small, async () => {
      await small.click()
      await small.blur()
    })
    const weight = page.locator('label').filter({ hasText: '1.5 Kg' })
    await expectSeen(weight, async () => {
      await weight.click()
      await weight.getByRole('radio').blur()
      await page.mouse.move(5, 5)
    })
    const dot = page.getByText('EGGLESS').first().locator('span')
    const dotBorder = await dot.evaluate((mark) => getComputedStyle(mark, '::before').borderTopWidth)
    expect(dotBorder).toBe('4px')
  })

  test('a switch that is on and the menu item of the current account page are distinguishable in forced colors', {
    tag: ['@storefront', '@account'],
  }, async ({ page, store }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await page.setViewportSize({ width: 1280, height: 900 })
    await signUpByApi(page, store.origin, newEmail('switches'))
    await page.goto(`${store.origin}/account/notifications`)
    const one = page.getByRole('switch').and(page.locator(':not([aria-disabled])')).first()
    await waitForHydration(one)
    await expectSeen(one.locator('xpath=..'), async () => {
      await one.click()
      await one.blur()
      await page.mouse.move(5, 5)
    })
    const outline = (name: string) =>
      page
        .getByRole('navigation')
        .getByRole('link', { name })
        .evaluate((link) => getComputedStyle(link).outlineStyle)
    expect(await outline('Notifications')).toBe('solid')
    expect(await outline('Profile')).toBe('none')
  })
})
