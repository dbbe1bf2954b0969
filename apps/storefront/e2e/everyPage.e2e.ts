import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { addToCart, expect, newEmail, placeField, signUp, test } from './store.ts'

const violations = async (page: Page) =>
  (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)

test('no page and no dialog has an accessibility violation', async ({ page, store }) => {
  test.slow()
  for (const address of ['/', '/cakes', '/p/cake/chocolate-truffle-cake', '/cart', '/credits', '/nothing']) {
    await page.goto(`${store.origin}${address}`)
    expect(await violations(page)).toEqual([])
  }
  await addToCart(page, store.origin, '/p/cake/chocolate-truffle-cake')
  await page.goto(`${store.origin}/cart`)
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Place order' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  // What is half faded in has half its contrast.
  await page.getByRole('dialog').evaluate(async (dialog) => {
    const motions = dialog
      .getAnimations({ subtree: true })
      .filter((motion) => motion instanceof CSSTransition)
    await Promise.all(motions.map(({ finished }) => finished.catch(() => undefined)))
  })
  expect(await violations(page)).toEqual([])
  await signUp(page, store.origin, newEmail('axe'))
  await expect(page).toHaveURL(/\/checkout\?key=/)
  expect(await violations(page)).toEqual([])
  await page.getByRole('textbox', { name: 'Full name' }).fill('Vikram Iyer')
  await page.getByRole('textbox', { name: /Mobile number/ }).fill('9812345678')
  await page.getByRole('textbox', { name: 'Address' }).fill('12 Church Street')
  await page.getByRole('button', { name: /^Place order/ }).click()
  await expect(page).toHaveURL(/\/order\//)
  expect(await violations(page)).toEqual([])
})

test('the product page asks for six scripts at most, and nothing on it moves', async ({ page, store }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        document.documentElement.dataset.shift = `${entry.entryType} ${JSON.stringify(entry)}`
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(`${store.origin}/p/cake/chocolate-truffle-cake`)
  await page.waitForLoadState('networkidle')
  const asked = () =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname))
  const atFirst = await asked()
  expect(atFirst.filter((path) => path.endsWith('.js')).slice(6)).toEqual([])
  expect(atFirst.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(1)
  expect(atFirst.filter((path) => path.endsWith('.css'))).toEqual([])
  // Whoever stirs may be about to tap: only now comes what a first tap needs.
  await page.mouse.move(10, 10)
  await expect
    .poll(async () => (await asked()).filter((path) => path.endsWith('.js')).length)
    .toBeGreaterThan(6)
  expect(await page.evaluate(() => document.documentElement.dataset.shift)).toBeUndefined()
})

test('no page scrolls sideways, from the narrowest phone to a wide desk, nor with text at twice its size', async ({
  page,
  store,
}) => {
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await addToCart(page, store.origin, '/p/cake/chocolate-truffle-cake')
  for (const address of ['/', '/cakes', '/p/cake/chocolate-truffle-cake', '/cart', '/credits', '/nothing']) {
    await page.goto(`${store.origin}${address}`)
    for (const width of [320, 390, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      expect([address, width, await sideways()]).toEqual([address, width, 0])
    }
    await page.setViewportSize({ width: 390, height: 900 })
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    expect([address, 'twice the text', await sideways()]).toEqual([address, 'twice the text', 0])
  }
})

test('the film of a gift plays', async ({ page, store }) => {
  await page.goto(`${store.origin}/p/cake/chocolate-truffle-cake`)
  await page.getByRole('button', { name: /film/i }).first().click()
  const film = page.locator('video')
  await page.getByRole('button', { name: /play/i }).first().click()
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.2)
})

test('home, category and product page lead to each other, and can be read without JavaScript', async ({
  browser,
  store,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(store.origin)
  await page.getByRole('link', { name: 'See all Cakes' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cakes')
  await page.getByRole('link', { name: 'Chocolate Truffle Cake' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chocolate Truffle Cake')
  await expect(page.getByText('₹749').first()).toBeVisible()
  await expect(page.getByText('1 Kg chocolate truffle cake')).toBeVisible()
  await placeField(page).fill('560001')
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(page).toHaveURL(/\?pincode=560001$/)
  await context.close()
})

test('a pincode sent before the page came alive is checked once it does', async ({ page, store }) => {
  await page.goto(`${store.origin}/p/cake/chocolate-truffle-cake?pincode=560001`)
  await expect(page.getByText('Awesome, We deliver to this location')).toBeVisible()
  await expect(placeField(page)).toHaveValue('560001')
})
