import type { Page } from 'puppeteer-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type RunningStore, startStore } from '../startStore.ts'
import { createShopper, type Shopper } from './createShopper.ts'
import { findFullChromium, openFullChromium } from './openFullChromium.ts'
import { toTab } from './openPuppeteer.ts'
import { saveScreenshot } from './saveScreenshot.ts'
import { addToCart, button, chooseBengaluru, field, link, logIn, placeOrder, text } from './steps.ts'

const cake = '/p/cake/chocolate-truffle-cake'
const roses = '/p/flower/red-roses-bouquet'

if (findFullChromium() === undefined)
  process.stderr.write('No full Chromium is installed: the journeys of the back-forward cache do not run.\n')
else describe('a page from the back-forward cache', { timeout: 180_000 }, describeRestoredPages)

/** Stores in the tab the path of the page that the back/forward cache restored last. */
function recordRestores(): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) sessionStorage.setItem('restored', location.pathname)
  })
}

function describeRestoredPages(): void {
  let store: RunningStore
  let page: Page
  let shopper: Shopper

  beforeAll(async () => {
    store = await startStore()
  })
  afterAll(() => store.stop())
  beforeEach(async () => {
    page = await openFullChromium(1280)
    await page.evaluateOnNewDocument(recordRestores)
    shopper = createShopper(toTab(page), store.origin)
  })
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await saveScreenshot(toTab(page), `restored ${task.name}`)
    await page.browser().close()
  })

  /** Goes back to a page, which must come from the back/forward cache. */
  const goBackTo = async (path: string) => {
    await page.evaluate(() => sessionStorage.removeItem('restored'))
    await shopper.goBack()
    // Returns the path of the restored page, or the reasons why the page was loaded instead.
    const howShown = () =>
      page.evaluate(() => {
        const { notRestoredReasons } = Object(performance.getEntriesByType('navigation')[0])
        return sessionStorage.getItem('restored') ?? JSON.stringify(notRestoredReasons)
      })
    await expect.poll(howShown, { timeout: 20_000 }).toBe(path)
  }
  /** Goes back to a page that the browser must load again. */
  const goBackToNew = async (path: string) => {
    await page.evaluate(() => Object.assign(window, { isOld: true }))
    await shopper.goBack()
    const isNew = () => page.evaluate(() => !('isOld' in window) && location.pathname)
    await expect.poll(isNew, { timeout: 20_000 }).toBe(path)
  }
  /** Returns the whole content of the page: its markup, its data, typed text and the tab's storage. */
  const readDocument = () =>
    page.evaluate(() => {
      const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')]
      const texts = [...fields.map(({ value }) => value), JSON.stringify({ ...sessionStorage })]
      return [document.documentElement.outerHTML, ...texts].join('\n')
    })
  const fillCart = async (...paths: readonly string[]) => {
    for (const [place, path] of paths.entries()) {
      await shopper.open(path)
      if (place === 0) await chooseBengaluru(shopper)
      await addToCart(shopper)
    }
  }

  test('omits a cart line that was removed on another page', async () => {
    await fillCart(cake, roses)
    await shopper.open('/cart')
    await shopper.see(link('Chocolate Truffle Cake'))
    await shopper.open('/cakes')
    await shopper.see(link('Cart, 2 items'))
    await shopper.open('/cart')
    await shopper.press(button('Remove Chocolate Truffle Cake'))
    await shopper.press(button('Remove'))
    await shopper.see(link('Cart, 1 item'))
    await goBackTo('/cakes')
    await shopper.see(link('Cart, 1 item'))
    await goBackTo('/cart')
    await shopper.miss(link('Chocolate Truffle Cake'))
    await shopper.see(link('Twelve Red Roses Bouquet'))
    await goBackTo(roses)
    await shopper.see(link('Go to cart'))
    await goBackTo(cake)
    await shopper.see(button('Add to Cart'))
  })

  test('shows the name of the user who logged in, and keeps text that a guest typed', async () => {
    await shopper.open('/')
    await shopper.press(button('Reject'))
    await shopper.miss(button('Reject'))
    await shopper.open('/account/orders')
    await shopper.see({ ...button('Login'), within: 'main' })
    await shopper.open(cake)
    await shopper.fill(message, 'For Meera')
    await logIn(shopper, store.origin)
    await goBackTo(cake)
    await shopper.see(text(/Hi, Asha/))
    await shopper.seeValue(message, 'For Meera')
    await goBackTo('/account/orders')
    await shopper.miss({ ...button('Login'), within: 'main' })
    await goBackTo('/')
    await shopper.see(text(/Hi, Asha/))
  })

  test('shows nothing of a user who logged out', async () => {
    const email = await logIn(shopper, store.origin)
    await fillCart(cake)
    await shopper.fill(message, 'For Meera')
    await shopper.open('/cart')
    await shopper.press(button('Place order'))
    await shopper.fill(field('Full name'), 'Vikram Iyer')
    await shopper.fill(field('Address'), '12 Church Street')
    await shopper.open('/account/profile')
    await shopper.see(text(email))
    await shopper.press(text(/Hi, Asha/))
    await shopper.press(button('Log out'))
    await shopper.seeUrl(/[^/]\/$/)
    await shopper.see(button('Login'))
    const personal = new RegExp(`Asha|${email}|Vikram|12 Church|For Meera`)
    // The user logged out on a page that was opened after the profile page.
    await goBackTo('/account/profile')
    await expect.poll(readDocument, { timeout: 20_000 }).not.toMatch(personal)
    await shopper.see({ ...button('Login'), within: 'main' })
    // A checkout without a cart redirects to the cart.
    for (const path of ['/cart', '/cart', cake, '/account']) {
      await goBackToNew(path)
      await shopper.see(button('Login'))
      expect(await readDocument()).not.toMatch(personal)
    }
  })

  test('shows an empty cart after an order, and redirects the checkout to the order', async () => {
    await logIn(shopper, store.origin)
    await fillCart(cake)
    await shopper.open('/cart')
    await shopper.press(button('Place order'))
    await placeOrder(shopper)
    const order = await page.evaluate(() => location.pathname)
    await goBackTo('/checkout')
    await shopper.seeUrl(new RegExp(order))
    await goBackTo('/cart')
    await shopper.see(text(/cart bag seems to be/))
    await goBackTo(cake)
    await shopper.see(button('Add to Cart'))
  })

  test('keeps the typed message and address', async () => {
    await logIn(shopper, store.origin)
    await fillCart(cake)
    await shopper.fill(message, 'For Meera')
    await shopper.open('/cart')
    await shopper.press(button('Place order'))
    await shopper.fill(field('Address'), '12 Church Street')
    await shopper.open('/faq')
    await goBackTo('/checkout')
    await shopper.seeValue(field('Address'), '12 Church Street')
    await goBackTo('/cart')
    await goBackTo(cake)
    await shopper.seeValue(message, 'For Meera')
  })
}

const message = field(/^Message on/)
