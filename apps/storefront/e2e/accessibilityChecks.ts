import type { Page, Response } from '@playwright/test'
import { findAccessibilityViolations } from '@store/config/findAccessibilityViolations'
import { expect } from './fixtures.ts'
import { expectNoSidewaysScroll } from './layoutChecks.ts'

/** Path of a product with options, dates and add-ons. */
export const cake = '/p/cake/chocolate-truffle-cake'
const hamper = '/hamper/create-your-hamper'

/** Runs axe on the current page, in its current theme. */
export const expectNoViolations = async (page: Page, address: string) => {
  await finishTransitions(page)
  expect([address, await findAccessibilityViolations(page)]).toEqual([address, []])
}

const themes = [
  { colorScheme: 'dark', contrast: 'no-preference', forcedColors: 'none' },
  { colorScheme: 'light', contrast: 'more', forcedColors: 'none' },
  { colorScheme: 'light', contrast: 'no-preference', forcedColors: 'active' },
] as const

/** Pages on which the header and footer of a guest and of a user are checked in every theme, once for all pages. */
const pagesWithFrame = ['/', '/account']

/**
 * Returns texts with too little contrast in the open dialog or else in the main part, because the rest of a page is the
 * same on every page. The page has loaded axe before.
 */
const findLowContrast = async (page: Page): Promise<readonly string[]> =>
  page.evaluate(`{
    const dialogs = document.querySelectorAll('dialog[open]')
    const part = dialogs.length > 0 ? dialogs : (document.querySelector('main') ?? document.body)
    axe
      .run(part, { runOnly: ['color-contrast'], resultTypes: ['violations'], selectors: false, preload: false })
      .then(({ violations }) => violations.flatMap(({ nodes }) => nodes))
      .then((nodes) => nodes.map(({ html, failureSummary }) => html + ' ' + failureSummary))
  }`)

/** Checks the contrast of text in every other theme, in place, because themes differ only in colours. */
const expectContrast = async (page: Page, address: string) => {
  for (const theme of themes) {
    await page.emulateMedia(theme)
    await finishTransitions(page)
    const found = pagesWithFrame.includes(address)
      ? await findAccessibilityViolations(page, ['color-contrast'])
      : await findLowContrast(page)
    expect([address, theme, found]).toEqual([address, theme, []])
  }
  await page.emulateMedia({ colorScheme: 'light', contrast: 'no-preference', forcedColors: 'none' })
}

/** Runs axe on the current page, in every theme. */
export const expectAccessible = async (page: Page, address: string) => {
  await expectNoViolations(page, address)
  await expectContrast(page, address)
}

/**
 * Ends transitions, because half-faded content has half its contrast. It does not wait for them, because Chromium
 * pauses those in parts with `content-visibility: auto` that are out of view. Animations of skeletons continue.
 */
const finishTransitions = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish()
  })

/**
 * Opens a page and interacts, so that lazy sections load and hydrate; React's errors are in the console by then. Returns
 * the response.
 */
async function openHydrated(page: Page, origin: string, address: string): Promise<Response | null> {
  const response = await page.goto(origin + address)
  await page.mouse.move(20, 20)
  await page.mouse.move(40, 40)
  await page.waitForLoadState('networkidle')
  return response
}

/** Checks a page after its hydration, in every theme and at every width; returns its response. */
export async function expectSound(page: Page, origin: string, address: string): Promise<Response | null> {
  const response = await openHydrated(page, origin, address)
  await expectAccessible(page, address)
  await expectNoSidewaysScroll(page, address)
  return response
}

/** Checks a page in Hindi after its hydration, in one theme, because colours do not depend on the language. */
export async function expectSoundInHindi(page: Page, origin: string, address: string) {
  await openHydrated(page, origin, address === '/' ? '/hi' : `/hi${address}`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  await expectNoViolations(page, `/hi${address}`)
}

/**
 * Pages of a guest, with the tags of their test. The change lane checks both viewports only for pages whose layouts
 * differ most; stories check each component.
 */
export const guestPages: readonly (readonly [string, readonly string[], readonly string[]])[] = [
  ['the home, category and missing page', ['@storefront'], ['/', '/cakes', '/nothing/at/all']],
  ['the product page', ['@pdp', '@both'], [cake]],
  ['a page of reviews', ['@pdp'], ['/reviews']],
  ['a category inside the app', ['@storefront'], ['/flowers?fa-source=x']],
  ['hampers', ['@hamper-builder'], ['/hampers', hamper, `${hamper}?hamper=4-1.9007*2_2.9011`]],
  ['corporate gifts', ['@corporate'], ['/corporate-gifts']],
  ['an empty cart', ['@cart'], ['/cart']],
  ['the account of a guest', ['@account'], ['/orders/lookup', '/wishlist', '/account', '/account/orders']],
  ['the referral page of a guest', ['@storefront'], ['/refer-and-earn']],
  ['texts of the shop', ['@storefront'], ['/about-us', '/privacy-page', '/faq', '/sitemap.html', '/credits']],
]

const sections = ['orders', 'profile', 'addresses', 'saved-cards', 'points', 'notifications', 'privacy']
/** Pages of an account. */
export const accountPages = [
  '/wishlist',
  '/refer-and-earn',
  '/account',
  ...sections.map((name) => `/account/${name}`),
]
