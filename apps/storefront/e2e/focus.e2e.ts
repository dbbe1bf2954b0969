import type { Page } from '@playwright/test'
import { expect, newEmail, test } from './fixtures.ts'
import { addToCartByApi, signUpByApi } from './prepare.ts'

const cake = '/p/cake/chocolate-truffle-cake'

/** Viewports of a window of 1280 by 1024 pixels at 400 % zoom, and of a phone. */
const viewports = [
  { width: 320, height: 256 },
  { width: 390, height: 844 },
]

/** Returns the focused element, and whether at least one of nine points of it is visible. */
const readFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return undefined
    // The native input of a choice is below its label, which shows the focus.
    const shown = focused.closest('label') ?? focused
    const rects = [...shown.getClientRects()].filter(({ width, height }) => width > 2 && height > 2)
    const isSeen = rects.some((rect) =>
      [0.1, 0.5, 0.9].some((down) =>
        [0.1, 0.5, 0.9].some((across) => {
          const at = document.elementFromPoint(rect.left + rect.width * across, rect.top + rect.height * down)
          return at !== null && (shown.contains(at) || at.contains(shown))
        }),
      ),
    )
    return { isSeen, html: focused.outerHTML.slice(0, 160) }
  })

/** Tabs through a page, and returns the stops at which the focused element was covered. */
async function findCoveredStops(page: Page) {
  const covered: string[] = []
  let stops = 0
  for (; stops < 200; stops++) {
    await page.keyboard.press('Tab')
    const focus = await readFocus(page)
    if (!focus) break
    // The picture of a carousel that is scrolled by focus becomes visible after a moment.
    if (!focus.isSeen)
      await expect
        .poll(async () => (await readFocus(page))?.isSeen, { timeout: 1000 })
        .toBe(true)
        .catch(() => covered.push(focus.html))
  }
  return { covered, stops }
}

test('nothing covers the focused element on the way to an order, on a phone and at 400 % zoom', {
  tag: ['@storefront', '@pdp', '@cart', '@account'],
}, async ({ page, store }) => {
  test.slow()
  await signUpByApi(page, store.origin, newEmail('focus'))
  await addToCartByApi(page, store.origin, cake)
  const check = async (name: string, address: string) => {
    for (const viewport of viewports) {
      await page.setViewportSize(viewport)
      await page.goto(address)
      await page.mouse.move(viewport.width / 2, 20)
      await page.waitForLoadState('networkidle')
      const { covered, stops } = await findCoveredStops(page)
      expect([name, viewport, covered]).toEqual([name, viewport, []])
      expect(stops).toBeGreaterThan(15)
    }
  }
  await check('product', `${store.origin}${cake}`)
  await check('cart', `${store.origin}/cart`)
  await page.getByRole('button', { name: 'Place order' }).filter({ visible: true }).first().click()
  await expect(page).toHaveURL(/\/checkout\?key=/)
  await check('checkout', page.url())
})

test('bars are sticky in a tall window, but not in a low one', {
  tag: ['@storefront', '@pdp', '@both'],
}, async ({ page, store }) => {
  await page.goto(`${store.origin}${cake}`)
  const width = page.viewportSize()?.width ?? 390
  const stuck = () =>
    page.evaluate(() => {
      window.scrollTo(0, 600)
      const seen = [...document.querySelectorAll('header > div, [data-store-bar]')].filter((part) => {
        const { position } = getComputedStyle(part)
        return (position === 'sticky' || position === 'fixed') && part.getClientRects().length > 0
      })
      return seen.length
    })
  if (width < 768) expect(await stuck()).toBeGreaterThan(1)
  await page.setViewportSize({ width, height: 400 })
  expect(await stuck()).toBe(0)
})

test('the skip link is visible at every width, over all bars, and leads to the content', {
  tag: '@storefront',
}, async ({ page, store }) => {
  await page.goto(`${store.origin}${cake}`)
  for (const viewport of [...viewports, { width: 768, height: 900 }, { width: 1280, height: 800 }]) {
    await page.setViewportSize(viewport)
    await page.evaluate(() => {
      window.scrollTo(0, 0)
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    })
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await skip.focus()
    expect([viewport, (await readFocus(page))?.isSeen]).toEqual([viewport, true])
    await expect(skip).toBeInViewport({ ratio: 1 })
  }
})
