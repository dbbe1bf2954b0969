import type { Page } from '@playwright/test'
import { findAccessibilityViolations } from '@store/config/findAccessibilityViolations'
import { expectDataLayerEvents } from '../app/analytics/testing/expectDataLayerEvents.ts'
import { addToCart, expect, newEmail, placeOrder, signUp, test } from './fixtures.ts'
import { waitForHydration } from './waitForHydration.ts'
import { waitForNetworkQuiet } from './waitForNetworkQuiet.ts'

test.use({ hasDecided: false })

const cake = '/p/cake/chocolate-truffle-cake'

/** Records data layer pushes across the pages of a tab. */
const keepLayer = (page: Page) =>
  page.addInitScript(() => {
    const layer: unknown[] = []
    layer.push = (...entries) => {
      const saved: unknown[] = JSON.parse(sessionStorage.getItem('layer') ?? '[]')
      sessionStorage.setItem('layer', JSON.stringify([...saved, ...entries]))
      return entries.length
    }
    Object.assign(window, { dataLayer: layer })
  })

const layerOf = async (page: Page): Promise<unknown> =>
  JSON.parse((await page.evaluate(() => sessionStorage.getItem('layer'))) ?? '[]')

/**
 * Records beacon URLs across the pages of a tab, because Playwright does not report those that a page sends while it
 * unloads.
 */
const keepBeacons = (page: Page) =>
  page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator)
    navigator.sendBeacon = (url, data) => {
      const isTaken = send(url, data)
      const saved: unknown[] = JSON.parse(sessionStorage.getItem('beacons') ?? '[]')
      if (isTaken) sessionStorage.setItem('beacons', JSON.stringify([...saved, String(url)]))
      return isTaken
    }
  })

const beaconsOf = async (page: Page): Promise<unknown> =>
  JSON.parse((await page.evaluate(() => sessionStorage.getItem('beacons'))) ?? '[]')

const question = (page: Page) => page.getByRole('region', { name: 'Cookies and analytics.' })

/** Interacts with the page and waits until the consent banner and everything that an interaction loads are ready. */
async function interact(page: Page): Promise<void> {
  await waitForHydration(question(page))
  await page.mouse.move(Math.random() * 100, 10)
  await waitForNetworkQuiet(page)
}

test('nothing is tracked or stored before consent', { tag: '@storefront' }, async ({
  page,
  store,
  context,
}) => {
  await keepLayer(page)
  await keepBeacons(page)
  await page.goto(store.origin + cake)
  await interact(page)
  await page.mouse.wheel(0, 3000)
  await page.goto(`${store.origin}/cakes`)
  await interact(page)
  expect(await layerOf(page)).toEqual([])
  expect(await beaconsOf(page)).toEqual([])
  const cookies = (await context.cookies()).map(({ name }) => name)
  expect(cookies.filter((name) => /^(consent|visit)$/.test(name))).toEqual([])

  await test.step('after it, a page reports its web vitals when the visitor leaves it', async () => {
    await question(page).getByRole('button', { name: 'Accept' }).click()
    await waitForNetworkQuiet(page)
    await page.goto(`${store.origin}/faq`)
    await expect.poll(() => beaconsOf(page)).toContain('/api/marigold/fa/web-vitals')
  })
})

test('the consent banner is accessible, and covers nothing that a purchase needs', {
  tag: ['@storefront', '@both'],
}, async ({ page, store }) => {
  await page.goto(store.origin + cake)
  await interact(page)
  expect(await findAccessibilityViolations(page)).toEqual([])
  // The banner must not cover any visible tap target.
  await page.getByRole('button', { name: 'Add to Cart' }).filter({ visible: true }).first().hover()
  for (const name of ['Accept', 'Reject', 'Choose']) {
    const box = await question(page).getByRole('button', { name }).boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(44)
  }
  await question(page).getByRole('button', { name: 'Choose' }).press('Enter')
  await expect(question(page).getByText('Cookies and analytics.')).toBeFocused()
  expect(await findAccessibilityViolations(page)).toEqual([])
  await question(page)
    .getByRole('checkbox', { name: /Analytics/ })
    .check()
  await question(page).getByRole('button', { name: 'Save my choice' }).press('Enter')
  await expect(question(page)).toBeHidden()
  await page.reload()
  await page.mouse.move(20, 20)
  await page.goto(`${store.origin}${cake}#cookies`)
  await interact(page)
  await expect(question(page).getByRole('checkbox', { name: /Analytics/ })).toBeChecked()
  await expect(question(page).getByRole('checkbox', { name: /Offers/ })).not.toBeChecked()
})

test('a purchase is tracked from the first page to the order, with each event once and valid', {
  tag: ['@storefront', '@pdp', '@cart', '@login-dialog', '@account'],
}, async ({ page, store }) => {
  test.slow()
  await keepLayer(page)
  await keepBeacons(page)
  await page.goto(store.origin)
  await interact(page)
  await question(page).getByRole('button', { name: 'Accept' }).click()
  await page.getByRole('link', { name: 'Chocolate Truffle Cake' }).first().click()
  await expect(page).toHaveURL(store.origin + cake)
  await addToCart(page, store.origin, cake)
  await page.goto(`${store.origin}/cart`)
  await page.getByRole('button', { name: 'Place order' }).first().click()
  await signUp(page, store.origin, newEmail('counted'))
  await placeOrder(page)
  await page.reload()
  await page.mouse.move(30, 30)

  const names = ['select_item', 'add_to_cart', 'view_cart', 'sign_up', 'begin_checkout', 'purchase']
  // Events are pushed when the page is idle.
  await expect.poll(async () => JSON.stringify(await layerOf(page))).toContain('"purchase"')
  const layer = await layerOf(page)
  for (const name of names) expectDataLayerEvents(layer, [name])
  const [purchase] = expectDataLayerEvents(layer, ['purchase'])
  expect(purchase?.params).toMatchObject({
    currency: 'INR',
    items: [{ item_name: 'Chocolate Truffle Cake' }],
  })
  expect(JSON.stringify(layer)).not.toContain('12 Church Street')
  const sent = JSON.stringify(await beaconsOf(page))
  for (const path of ['user-data', 'order-step']) expect(sent).toContain(`/fa/${path}"`)
})

test('a visitor whose browser sends a privacy signal sees no consent banner and is not tracked', {
  tag: '@storefront',
}, async ({ page, store }) => {
  await keepLayer(page)
  await page.addInitScript(() => Object.assign(navigator, { globalPrivacyControl: true }))
  await keepBeacons(page)
  await page.goto(store.origin + cake)
  const delayed = page.waitForResponse(/createBackgroundServices[-.]/)
  await page.mouse.move(10, 10)
  await delayed
  await page.mouse.wheel(0, 3000)
  await page.goto(`${store.origin}/cakes`)
  await expect(question(page)).toHaveCount(0)
  expect([await layerOf(page), await beaconsOf(page)]).toEqual([[], []])
})

test('pages inside the app have neither header nor footer, and report to the app', {
  tag: '@storefront',
}, async ({ page, store }) => {
  await page.addInitScript(() => {
    const events: string[] = []
    Object.assign(window, {
      told: events,
      ReactNativeWebView: { postMessage: (said: string) => events.push(said) },
    })
  })
  const reported = () => page.evaluate(() => JSON.stringify(Reflect.get(window, 'told')))
  await page.goto(`${store.origin}/cakes?fa-source=app`)
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect.poll(reported).toContain('category')
  await page.goto(`${store.origin}/credits`)
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect.poll(reported).toContain('credits')
})
