import { setTimeout as delay } from 'node:timers/promises'
import type { Page } from 'puppeteer-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readTransition, recordTransition } from '../recordTransition.ts'
import { startRecordingProxy } from '../startRecordingProxy.ts'
import { type RunningStore, startStore } from '../startStore.ts'
import { createShopper, type Shopper } from './createShopper.ts'
import { findFullChromium, openFullChromium } from './openFullChromium.ts'
import { toTab } from './openPuppeteer.ts'
import { addToCart, button, chooseBengaluru, link, text } from './steps.ts'

const cake = '/p/cake/chocolate-truffle-cake'
const cakeLink = `article a[href="${cake}"]`
const roses = '/p/flower/red-roses-bouquet'
const goToCart = 'main a[href="/cart"]'

if (findFullChromium() === undefined)
  process.stderr.write('No full Chromium is installed: the journeys of the next page do not run.\n')
else describe('the next page', { timeout: 120_000 }, describeNextPage)

function describeNextPage(): void {
  let store: RunningStore
  let proxy: Awaited<ReturnType<typeof startRecordingProxy>>
  let page: Page
  let shopper: Shopper

  beforeAll(async () => {
    store = await startStore()
    proxy = await startRecordingProxy(store.origin)
  })
  afterAll(async () => {
    proxy.close()
    await store.stop()
  })
  beforeEach(async () => {
    page = await openFullChromium(1280)
    shopper = createShopper(toTab(page), proxy.origin)
  })
  afterEach(() => page.browser().close())

  const pathNow = () => page.evaluate(() => location.pathname)
  /** Returns whether the browser has prerendered the current page. */
  const isPrerendered = () =>
    page.evaluate(() => Number(Object(performance.getEntriesByType('navigation')[0]).activationStart) > 0)
  const waitForPrerender = (path: string) =>
    expect
      .poll(
        () =>
          proxy.asked.some(
            ({ path: asked, headers }) => asked === path && headers['sec-purpose']?.includes('prerender'),
          ),
        { timeout: 20_000 },
      )
      .toBe(true)
  /** Waits until the page sends no more requests, and clears the recorded ones. */
  const settle = async () => {
    do {
      proxy.asked.splice(0)
      await delay(1_500)
    } while (proxy.asked.length > 0)
  }
  /** Returns the API requests of a page. */
  const callsOf = (page: string) =>
    proxy.asked
      .filter(({ headers }) => headers.referer?.endsWith(page))
      .map(({ path }) => path)
      .filter((path) => path.startsWith('/api/') && !path.startsWith('/api/pictures/'))

  test('a product in a list is prerendered, and requests and stores nothing before it is shown', async () => {
    // A visible page of this visitor would read these data and be counted.
    await shopper.open(roses)
    await chooseBengaluru(shopper)
    await shopper.press(button('Accept'))
    await shopper.miss(button('Accept'))
    await shopper.open('/cakes')
    await settle()
    const stored = () => page.evaluate(() => [document.cookie, JSON.stringify({ ...localStorage })])
    const before = await stored()
    await page.hover(cakeLink)
    await waitForPrerender(cake)
    // Its scripts are cached, so they would have run by then.
    await delay(3_000)
    expect(callsOf(cake)).toEqual([])
    expect(await stored()).toEqual(before)
    await page.click(cakeLink)
    await expect.poll(pathNow, { timeout: 10_000 }).toBe(cake)
    expect(await isPrerendered()).toBe(true)
    await shopper.see(text('Awesome, We deliver to this location'))
    await expect.poll(() => callsOf(cake), { timeout: 20_000 }).not.toEqual([])
  })

  test('the cart is prerendered after an add, and shows changes that follow', async () => {
    await shopper.open(cake)
    await chooseBengaluru(shopper)
    await addToCart(shopper)
    await settle()
    await page.hover(goToCart)
    await waitForPrerender('/cart')
    // Its scripts are cached, so they would have run by then.
    await delay(3_000)
    expect(callsOf('/cart')).toEqual([])
    // Another tab adds a second gift.
    const other = await page.browser().newPage()
    const otherShopper = createShopper(toTab(other), proxy.origin)
    await otherShopper.open(roses)
    await addToCart(otherShopper)
    await page.bringToFront()
    await page.click(goToCart)
    await expect.poll(pathNow, { timeout: 10_000 }).toBe('/cart')
    expect(await isPrerendered()).toBe(true)
    await shopper.see(link('Chocolate Truffle Cake'))
    await shopper.see(link('Twelve Red Roses Bouquet'))
  })

  test('animates the product’s picture from the gallery back to the list', async () => {
    // DevTools adds its scripts to no prerendered page, so the pointer does not touch the link.
    await page.evaluateOnNewDocument(recordTransition)
    await shopper.open('/cakes')
    await page.$eval(cakeLink, (link) => (link instanceof HTMLElement ? link.click() : undefined))
    await expect.poll(pathNow, { timeout: 10_000 }).toBe(cake)
    // The transition to the product would otherwise be skipped, and the next one with it.
    await delay(1_500)
    await page.evaluate(() => void setTimeout(() => history.back()))
    await expect.poll(pathNow, { timeout: 10_000 }).toBe('/cakes')
    await expect
      .poll(() => page.evaluate(readTransition), { timeout: 10_000 })
      .toMatch(/::view-transition-group\(product\)/)
    // A restored page that kept the name would have it twice in its next transition.
    await expect.poll(() => page.$$('[style*=view-transition-name]')).toEqual([])
  })
}
