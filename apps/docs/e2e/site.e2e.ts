import { expect, test } from '@playwright/test'
import { findAccessibilityViolations, wcagRuleTags } from '@store/config/findAccessibilityViolations'
import { serveSite } from './serveSite.ts'

let site: Awaited<ReturnType<typeof serveSite>>
test.beforeAll(async () => {
  site = await serveSite()
})
test.afterAll(() => site.close())

// One page of each type, at its most difficult width.
const pages = [
  { path: '', title: 'A gift shop', width: 390 },
  { path: 'start/first-package/', title: 'The first package', width: 1280 },
  { path: 'operate/operations/', title: 'Operations', width: 390 },
  { path: 'packages/cart/', title: '@store/cart', width: 1280 },
  { path: 'api/points/', title: 'API: points', width: 390 },
  { path: 'examples/cart/', title: 'The cart', width: 390 },
  { path: 'examples/product/', title: 'The product page', width: 390 },
]

for (const { path, title, width } of pages) {
  test(`${path || 'the front page'} has no violation of WCAG AA, light and dark`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.goto(site.url + path)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
    // Scripts of the page make scrollable elements focusable, some time after it is loaded.
    await expect.poll(() => findAccessibilityViolations(page, wcagRuleTags)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    // Themes differ only in colours.
    expect(await findAccessibilityViolations(page, ['color-contrast'])).toEqual([])
  })
}

test('the search finds a page without a server', async ({ page }) => {
  await page.goto(site.url)
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('searchbox').or(page.getByPlaceholder('Search')).fill('findEarliestDelivery')
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Delivery rules' }).first()).toBeVisible()
})

test('the live examples of the cart, the product, the login and the location work on their pages', async ({
  page,
}) => {
  await page.goto(`${site.url}examples/cart/`)
  const example = page.locator('.live-example')
  await example.getByRole('button', { name: 'Increase quantity' }).first().click()
  await expect(example.getByText('3 items').first()).toBeVisible()

  await page.goto(`${site.url}examples/product/`)
  await example.getByRole('radio', { name: /^1 Kg/ }).check()
  await expect(example.getByText('₹1,149').first()).toBeVisible()
  // Without a location the button leads to the field.
  await example.getByRole('button', { name: 'Add to Cart' }).first().click()
  const place = example.getByLabel('City, area or pincode')
  await expect(place).toBeFocused()
  await place.fill('560001')
  await example.getByRole('button', { name: 'Check' }).click()
  await expect(example.getByText('Bengaluru').first()).toBeVisible()
  await example.getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(example.getByRole('link', { name: 'Go to cart' }).first()).toBeVisible()
  await expect(example.getByRole('img', { name: 'Cart, 1 item' })).toBeVisible()

  await page.goto(`${site.url}examples/login/`)
  await example.getByRole('button', { name: 'Sign in' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Email' }).fill('asha@example.com')
  await dialog.getByRole('textbox', { name: 'Email' }).press('Enter')
  // The hint below the field contains the code.
  const hint = dialog.getByText(/The code is \d+\./)
  const code = /\d+/.exec((await hint.textContent()) ?? '')?.[0] ?? ''
  await dialog.getByRole('textbox').last().fill(code)
  await dialog.getByRole('textbox').last().press('Enter')
  await expect(example.getByText('Hello, Asha')).toBeVisible()

  await page.goto(`${site.url}examples/location/`)
  await example.getByLabel('City, area or pincode').fill('560001')
  await example.getByRole('button', { name: 'Check' }).click()
  await expect(example.getByText('Bengaluru').first()).toBeVisible()
})

test('every page exists as Markdown, and is listed in llms.txt', async ({ request }) => {
  const list = await (await request.get(`${site.url}llms.txt`)).text()
  const addresses = [...list.matchAll(/\]\(https:\/\/[^/]+\/([^)]+)\)/g)].map(([, path = '']) => path)
  expect(addresses.length).toBeGreaterThan(100)
  const page = await (await request.get(`${site.url}learn/contract.md`)).text()
  expect(page.startsWith('# The contract\n')).toBe(true)
  for (const path of addresses) expect((await request.get(site.url + path)).status(), path).toBe(200)
})
