import { expect, test } from './fixtures.ts'

/** Marks the high-priority images of the server-rendered document before any script may change it. */
const markFirst = () =>
  addEventListener('DOMContentLoaded', () => {
    for (const picture of document.querySelectorAll<HTMLElement>('img[fetchpriority=high]'))
      picture.dataset.first = ''
  })

/** Returns when script requests started and when each marked image had loaded, in milliseconds. */
const fetched = () => {
  const first = [...document.querySelectorAll<HTMLImageElement>('img[data-first]')]
  const all = performance
    .getEntriesByType('resource')
    .flatMap((entry) => (entry instanceof PerformanceResourceTiming ? [entry] : []))
  return {
    scripts: all.filter(({ name }) => /\/assets\/.*\.js$/.test(name)).map(({ startTime }) => startTime),
    // Any file of the same image, because the browser may select another width.
    pictures: first.map(({ currentSrc }) => {
      const picture = currentSrc.replace(/-\d+\.webp$/, '')
      return all.find(({ name }) => name.startsWith(picture))?.responseEnd
    }),
  }
}

for (const [name, path] of [
  ['home', '/'],
  ['a category', '/cakes'],
  ['a product', '/p/cake/chocolate-truffle-cake'],
  ['an empty cart', '/cart'],
] as const) {
  test(`${name} fetches the images of its first view before any script`, {
    tag: ['@storefront', '@both'],
  }, async ({ page, store }) => {
    await page.addInitScript(markFirst)
    await page.goto(store.origin + path)
    await expect.poll(async () => (await page.evaluate(fetched)).scripts.length).toBeGreaterThan(3)
    const { scripts, pictures } = await page.evaluate(fetched)
    expect(pictures.length).toBeGreaterThan(0)
    for (const end of pictures) expect(end).toBeLessThanOrEqual(Math.min(...scripts))
  })
}

test('a page hydrates although its first image never loads', { tag: '@storefront' }, async ({
  page,
  store,
}) => {
  await page.route('**/api/pictures/chocolate-truffle-cake-*.webp', () => undefined)
  await page.goto(`${store.origin}/p/cake/chocolate-truffle-cake`, { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('dialog', { name: 'Hello!' })).toBeVisible()
})

test('headings of a first view get the brand font although it loads slowly, without a layout shift', {
  tag: '@storefront',
}, async ({ page, store }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) document.documentElement.dataset.moved = JSON.stringify(entry)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  // The delay is longer than `font-display: optional` waits, and ends after the first paint.
  await page.route('**/*.woff2', async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    await page.waitForTimeout(300)
    await route.continue()
  })
  await page.goto(store.origin)
  await page.evaluate(() => document.fonts.ready)
  const browser = await page.context().newCDPSession(page)
  await browser.send('DOM.enable')
  await browser.send('CSS.enable')
  const { root } = await browser.send('DOM.getDocument')
  const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' })
  const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId })
  expect(fonts.map(({ familyName }) => familyName)).toEqual([expect.stringContaining('Fraunces')])
  expect(await page.locator('html').getAttribute('data-moved')).toBeNull()
})
