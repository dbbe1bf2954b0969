import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expectEvents } from '../app/analytics/testing/expectEvents.ts'
import { addToCart, expect, newEmail, signUp, test } from './store.ts'

test.use({ hasDecided: false })

const cake = '/p/cake/chocolate-truffle-cake'

/** Keeps what is pushed onto the data layer over the pages of a tab. */
const keepLayer = (page: Page) =>
  page.addInitScript(() => {
    const layer: unknown[] = []
    layer.push = (...entries) => {
      const kept: unknown[] = JSON.parse(sessionStorage.getItem('layer') ?? '[]')
      sessionStorage.setItem('layer', JSON.stringify([...kept, ...entries]))
      return entries.length
    }
    Object.assign(window, { dataLayer: layer })
  })

const layerOf = async (page: Page): Promise<unknown> =>
  JSON.parse((await page.evaluate(() => sessionStorage.getItem('layer'))) ?? '[]')

const beaconsOf = (page: Page) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (/\/fa\/(user-data|order-step)$/.test(request.url())) sent.push(request.url())
  })
  return sent
}

const question = (page: Page) => page.getByRole('region', { name: 'May we count?' })

/** Stirs until the question comes, which is not there before. */
const stir = (page: Page) =>
  expect(async () => {
    await page.mouse.move(Math.random() * 100, 10)
    await expect(question(page)).toBeVisible({ timeout: 500 })
  }).toPass()

test('nothing is counted or kept before it was agreed to', async ({ page, store, context }) => {
  await keepLayer(page)
  const beacons = beaconsOf(page)
  await page.goto(store.origin + cake)
  await stir(page)
  await page.mouse.wheel(0, 3000)
  await page.goto(`${store.origin}/cakes`)
  await stir(page)
  expect(await layerOf(page)).toEqual([])
  expect(beacons).toEqual([])
  const cookies = (await context.cookies()).map(({ name }) => name)
  expect(cookies.filter((name) => /^(consent|visit)$/.test(name))).toEqual([])
})

test('the question can be read and answered by everybody, and hides nothing that is bought with', async ({
  page,
  store,
}) => {
  await page.goto(store.origin + cake)
  await stir(page)
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  const buy = await page.getByRole('button', { name: 'Add to Cart' }).first().boundingBox()
  const asked = await question(page).boundingBox()
  const bar = await page.locator('[data-store-bar]').first().boundingBox()
  const lowest = (asked?.y ?? 0) + (asked?.height ?? 0)
  if (bar && bar.height > 0 && (page.viewportSize()?.width ?? 0) < 768)
    expect(lowest).toBeLessThanOrEqual(bar.y)
  expect(buy).not.toBeNull()
  for (const name of ['Accept', 'Reject', 'Choose']) {
    const box = await question(page).getByRole('button', { name }).boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(44)
  }
  await question(page).getByRole('button', { name: 'Choose' }).press('Enter')
  await expect(question(page).getByRole('heading')).toBeFocused()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await question(page)
    .getByRole('checkbox', { name: /Analytics/ })
    .check()
  await question(page).getByRole('button', { name: 'Save my choice' }).press('Enter')
  await expect(question(page)).toBeHidden()
  await page.reload()
  await page.mouse.move(20, 20)
  await page.goto(`${store.origin}${cake}#cookies`)
  await stir(page)
  await expect(question(page).getByRole('checkbox', { name: /Analytics/ })).toBeChecked()
  await expect(question(page).getByRole('checkbox', { name: /Offers/ })).not.toBeChecked()
})

test('a purchase is counted from the first page to the order, each event once and in its shape', async ({
  page,
  store,
}, { project }) => {
  test.slow()
  await keepLayer(page)
  const beacons = beaconsOf(page)
  await page.goto(store.origin)
  await stir(page)
  await question(page).getByRole('button', { name: 'Accept' }).click()
  await page.getByRole('link', { name: 'Chocolate Truffle Cake' }).first().click()
  await expect(page).toHaveURL(store.origin + cake)
  await addToCart(page, store.origin, cake)
  await page.goto(`${store.origin}/cart`)
  await page.getByRole('button', { name: 'Place order' }).first().click()
  await signUp(page, store.origin, newEmail(`counted-${project.name}`))
  await expect(page).toHaveURL(/\/checkout\?key=/)
  await page.getByRole('textbox', { name: 'Full name' }).fill('Vikram Iyer')
  await page.getByRole('textbox', { name: /Mobile number/ }).fill('9812345678')
  await page.getByRole('textbox', { name: 'Address' }).fill('12 Church Street')
  await page.getByRole('button', { name: /^Place order/ }).click()
  await expect(page).toHaveURL(/\/order\//)
  await page.reload()
  await page.mouse.move(30, 30)

  const names = ['select_item', 'add_to_cart', 'view_cart', 'sign_up', 'begin_checkout', 'purchase']
  const layer = await layerOf(page)
  for (const name of names) expectEvents(layer, [name])
  const [purchase] = expectEvents(layer, ['purchase'])
  expect(purchase?.params).toMatchObject({
    currency: 'INR',
    items: [{ item_name: 'Chocolate Truffle Cake' }],
  })
  expect(JSON.stringify(layer)).not.toContain('12 Church Street')
  expect(beacons.some((address) => address.endsWith('user-data'))).toBe(true)
  expect(beacons.some((address) => address.endsWith('order-step'))).toBe(true)
})

test('who asks for privacy by their browser is not asked, and not counted', async ({ page, store }) => {
  await keepLayer(page)
  await page.addInitScript(() => Object.assign(navigator, { globalPrivacyControl: true }))
  const beacons = beaconsOf(page)
  await page.goto(store.origin + cake)
  const late = page.waitForResponse(/createBackground[-.]/)
  await page.mouse.move(10, 10)
  await late
  await page.mouse.wheel(0, 3000)
  await page.goto(`${store.origin}/cakes`)
  await expect(question(page)).toHaveCount(0)
  expect([await layerOf(page), beacons]).toEqual([[], []])
})

test('inside the app a page has neither head nor foot, nor has the next one, and the app is told', async ({
  page,
  store,
}) => {
  await page.addInitScript(() => {
    const told: string[] = []
    Object.assign(window, { told, ReactNativeWebView: { postMessage: (said: string) => told.push(said) } })
  })
  const told = () => page.evaluate(() => JSON.stringify(Reflect.get(window, 'told')))
  await page.goto(`${store.origin}/cakes?fa-source=app`)
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect.poll(told).toContain('category')
  await page.goto(`${store.origin}/credits`)
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect.poll(told).toContain('credits')
})
