import type { Page } from '@playwright/test'
import { choosePlace } from './choosePlace.ts'
import { expect, newEmail, test, waitForCheckoutHydration } from './fixtures.ts'
import { findCutParts, lengthenTexts } from './layoutChecks.ts'
import { addToCartByApi, signUpByApi } from './prepare.ts'
import { waitForHydration } from './waitForHydration.ts'

const cake = '/p/cake/chocolate-truffle-cake'

/** Checks the page with longer texts, left-to-right and right-to-left. */
async function expectFits(page: Page, name: string) {
  await lengthenTexts(page)
  // The build writes right-to-left styles by language, for browsers without `:dir()`; Urdu is such a language.
  for (const [dir, lang] of [
    ['ltr', 'en'],
    ['rtl', 'ur'],
  ] as const) {
    await page.evaluate((direction) => Object.assign(document.documentElement, direction), { dir, lang })
    await page.evaluate(() => window.scrollTo(0, 0))
    expect([name, dir, await findCutParts(page)]).toEqual([name, dir, []])
  }
}

/** Opens a page at 320 px and loads its lazy parts. */
async function open(page: Page, address: string) {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(address)
  await page.mouse.move(20, 20)
  await page.mouse.move(40, 40)
  await page.waitForLoadState('networkidle')
}

for (const [name, address, tag] of [
  ['the home page', '/', '@storefront'],
  ['a category', '/cakes', '@storefront'],
  ['the account of a guest', '/account', '@account'],
] as const) {
  test(`${name} fits 320 px with longer texts, in both directions`, { tag }, async ({ page, store }) => {
    await open(page, store.origin + address)
    await expectFits(page, name)
  })
}

test('the product page fits 320 px with longer texts, left-to-right and right-to-left', {
  tag: ['@pdp', '@delivery-location'],
}, async ({ page, store }) => {
  await open(page, store.origin + cake)
  await choosePlace(page, '560001')
  await expect(page.getByText('Awesome, We deliver to this location')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expectFits(page, 'product')
})

test('the login dialog fits 320 px with longer texts, left-to-right and right-to-left', {
  tag: '@login-dialog',
}, async ({ page, store }) => {
  await open(page, `${store.origin}/cakes`)
  const opener = page.getByRole('button', { name: 'Login' })
  await waitForHydration(opener)
  await opener.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectFits(page, 'login')
})

test('cart and checkout fit 320 px with longer texts, left-to-right and right-to-left', {
  tag: ['@cart', '@account'],
}, async ({ page, store }) => {
  await signUpByApi(page, store.origin, newEmail('long'))
  await addToCartByApi(page, store.origin, cake)
  await open(page, `${store.origin}/cart`)
  await expectFits(page, 'cart')
  await open(page, `${store.origin}/cart`)
  await page.getByRole('button', { name: 'Place order' }).first().click()
  await waitForCheckoutHydration(page)
  await page.waitForLoadState('networkidle')
  await expectFits(page, 'checkout')
})
