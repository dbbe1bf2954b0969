import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, newEmail, test } from './fixtures.ts'
import { addToCartByApi, chooseLocationByCookie, placeOrderByApi, signUpByApi } from './prepare.ts'
import { frozenTime } from './startFrozenClockStore.ts'
import { waitForNetworkQuiet } from './waitForNetworkQuiet.ts'

/** Widths at which the layout differs: a phone, a tablet, and a small, a medium and a wide desktop. */
const widths = [390, 768, 1024, 1280, 1920]
const cake = '/p/cake/chocolate-truffle-cake'
const hamper = '/hamper/create-your-hamper'

// The page's CSP does not allow the stylesheet of the screenshots.
test.use({ bypassCSP: true })

/** Compares full-page screenshots of the built store with the stored ones. */
async function compareAtEachWidth(page: Page, name: string, address: string) {
  await page.goto(address)
  // An interaction loads the page's scripts, and scrolling down loads its last sections.
  await page.mouse.move(20, 20)
  await page.mouse.move(40, 40)
  await waitForNetworkQuiet(page)
  await scrollThrough(page)
  // On a busy machine, a section may start to load only after the network was quiet once.
  await waitForNetworkQuiet(page)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await scrollThrough(page)
    await replaceRandomText(page)
    await expect(page).toHaveScreenshot(`${name}-${width}.png`, {
      fullPage: true,
      stylePath: join(import.meta.dirname, 'screenshots.css'),
    })
  }
}

const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 800) {
      scrollTo(0, y)
      await new Promise(requestAnimationFrame)
    }
    scrollTo(0, 0)
  })

/** Replaces order numbers, e-mails and mobile numbers, which change with each run. */
const replaceRandomText = (page: Page) =>
  page.evaluate(() => {
    const fixed = (text: string) =>
      text
        .replace(/MG-[A-Z0-9-]{6,}/g, 'MG-0000')
        .replace(/stills-\d+/g, 'stills')
        .replace(/\b9\d{9}\b/g, '9000000000')
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      // Scripts contain text nodes too, which must not be changed.
      if (text.nodeValue && !text.parentElement?.matches('script')) text.nodeValue = fixed(text.nodeValue)
    for (const field of document.querySelectorAll('input')) field.value = fixed(field.value)
  })

const pages: readonly (readonly [string, string, readonly string[]])[] = [
  ['home', '/', ['@storefront']],
  ['product', cake, ['@pdp']],
  ['hamper', hamper, ['@hamper-builder']],
  ['category', '/cakes', ['@storefront', '@long']],
  ['search', '/search?q=roses under 1000', ['@storefront', '@long']],
  ['missing page', '/nothing/at/all', ['@storefront', '@long']],
  ['reviews', '/reviews', ['@pdp', '@long']],
  ['shelf of hampers', '/hampers', ['@hamper-builder', '@long']],
  ['product for a company', '/p/gift/welcome-kit', ['@corporate', '@long']],
  ['corporate gifts', '/corporate-gifts', ['@corporate', '@long']],
  ['empty cart', '/cart', ['@cart', '@long']],
  ['order lookup', '/orders/lookup', ['@account', '@long']],
  ['account of a guest', '/account', ['@account', '@long']],
  ['text of the shop', '/about-us', ['@storefront', '@long']],
  ['credits', '/credits', ['@storefront', '@long']],
]

for (const [name, address, tag] of pages) {
  test(`the page “${name}” matches its screenshots at every width`, { tag: [...tag, '@desktop'] }, async ({
    page,
    still,
  }) => {
    await page.clock.setFixedTime(frozenTime)
    await chooseLocationByCookie(page, still.origin)
    await compareAtEachWidth(page, name, still.origin + address)
  })
}

test('cart and checkout match their screenshots at every width', {
  tag: ['@cart', '@account', '@desktop'],
}, async ({ page, still }) => {
  test.slow()
  await page.clock.setFixedTime(frozenTime)
  await signUpByApi(page, still.origin, newEmail('stills'))
  await addToCartByApi(page, still.origin, cake)
  await compareAtEachWidth(page, 'cart', `${still.origin}/cart`)
  await page.getByRole('button', { name: 'Place order' }).first().click()
  await expect(page).toHaveURL(/\/checkout\?key=/)
  await compareAtEachWidth(page, 'checkout', page.url())
})

test('the order and account pages match their screenshots at every width', {
  tag: ['@account', '@long', '@desktop'],
}, async ({ page, still }) => {
  test.slow()
  await page.clock.setFixedTime(frozenTime)
  await signUpByApi(page, still.origin, newEmail('stills'))
  await addToCartByApi(page, still.origin, cake)
  const order = await placeOrderByApi(page, still.origin)
  await compareAtEachWidth(page, 'order', still.origin + order)
  await compareAtEachWidth(page, 'gift receipt', `${still.origin}${order}/gift-receipt`)
  for (const section of ['', 'orders', 'profile', 'addresses', 'points', 'privacy'])
    await compareAtEachWidth(page, `account ${section}`.trim(), `${still.origin}/account/${section}`)
})
