import { placeField } from './choosePlace.ts'
import { expect, test } from './fixtures.ts'

test('the product page requests six scripts at most, and has no layout shift', {
  tag: ['@storefront', '@pdp'],
}, async ({ page, store }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        document.documentElement.dataset.shift = `${entry.entryType} ${JSON.stringify(entry)}`
    }).observe({ type: 'layout-shift', buffered: true })
  })
  // Caches the font. Until it is loaded, prices have the size of Georgia or Noto Serif, which are scaled to it; a machine
  // may have neither.
  await page.goto(`${store.origin}/faq`)
  await page.goto(`${store.origin}/p/cake/chocolate-truffle-cake`)
  await page.waitForLoadState('networkidle')
  const url = () =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname))
  const atFirst = await url()
  expect(atFirst.filter((path) => path.endsWith('.js')).slice(6)).toEqual([])
  expect(atFirst.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(1)
  expect(atFirst.filter((path) => path.endsWith('.css'))).toEqual([])
  // The page preloads the code for the first tap only after an interaction, which usually precedes a tap.
  // Two steps, because a pointer that has just entered the page has not moved.
  await page.mouse.move(20, 20, { steps: 2 })
  await expect
    .poll(async () => (await url()).filter((path) => path.endsWith('.js')).length)
    .toBeGreaterThan(6)
  expect(await page.evaluate(() => document.documentElement.dataset.shift)).toBeUndefined()
})

test('selected options are distinguishable in forced colors', {
  tag: ['@storefront', '@pdp'],
}, async ({ page, store }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(`${store.origin}/p/cake/chocolate-truffle-cake`)
  const radios = page.getByRole('main').getByRole('radio')
  const rings = await radios.evaluateAll((all: HTMLInputElement[]) =>
    all.map((radio) => {
      const { outlineStyle, outlineColor } = getComputedStyle(radio.closest('label') ?? radio)
      return [radio.checked, outlineStyle !== 'none' && outlineColor !== 'rgba(0, 0, 0, 0)']
    }),
  )
  expect(rings.length).toBeGreaterThan(1)
  for (const [isChosen, hasRing] of rings) expect(hasRing).toBe(isChosen)
})

test('the video of a gift plays', { tag: '@pdp' }, async ({ page, store }) => {
  await page.goto(`${store.origin}/p/cake/chocolate-truffle-cake`)
  await page.getByRole('button', { name: 'Show video' }).first().click()
  const film = page.locator('video')
  await page.getByRole('button', { name: /play/i }).first().click()
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.2)
})

test('home, category and product page link to each other, and are readable without JavaScript', {
  tag: ['@storefront', '@pdp'],
}, async ({ browser, store }) => {
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

test('a pincode submitted before hydration is checked after it', {
  tag: ['@pdp', '@delivery-location'],
}, async ({ page, store }) => {
  await page.goto(`${store.origin}/p/cake/chocolate-truffle-cake?pincode=560001`)
  await expect(page.getByText('Awesome, We deliver to this location')).toBeVisible()
  await expect(placeField(page)).toHaveValue('560001')
})
