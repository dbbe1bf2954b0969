import { test as base, expect, type Page } from '@playwright/test'
import { choosePlace } from './choosePlace.ts'
import { findUnlistedCall } from './faults/findUnlistedCall.ts'
import { readLatestOtp } from './readLatestOtp.ts'
import { type AdjustableClockStore, startAdjustableClockStore } from './startAdjustableClockStore.ts'
import { type DemoStore, startDemoStore } from './startDemoStore.ts'
import { type FaultyStore, startFaultyStore } from './startFaultyStore.ts'
import { type FrozenClockStore, startFrozenClockStore } from './startFrozenClockStore.ts'
import { type RunningStore, startStore } from './startStore.ts'
import { newIpAddress, newMobile } from './testIdentities.ts'
import { waitForHydration } from './waitForHydration.ts'

interface TestFixtures {
  readonly watched: undefined
  readonly decided: undefined
  /** Whether the visitor has already declined consent. */
  readonly hasDecided: boolean
  /**
   * Whether requests have a separate IP address for each test. Off if pages of another site send them, because the
   * header would need CORS.
   */
  readonly hasOwnNetwork: boolean
}

interface WorkerFixtures {
  readonly store: RunningStore
  /** A store whose API can fail. */
  readonly startedFaulty: FaultyStore
  readonly ageing: AdjustableClockStore
  readonly still: FrozenClockStore
  readonly demo: DemoStore
}

interface Stoppable {
  readonly stop: () => Promise<void>
}

/** A store that starts with the first test of a worker that uses it, and stops with the worker. */
const perWorker = <Store extends Stoppable>(
  start: () => Promise<Store>,
): [
  (others: object, use: (store: Store) => Promise<void>) => Promise<void>,
  { scope: 'worker'; timeout: number },
] => [
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures one needs from here.
  async ({}, use) => {
    const store = await start()
    await use(store)
    await store.stop()
  },
  { scope: 'worker', timeout: 90_000 },
]

/**
 * Tests with a running store, one per worker for all its tests, so data that could collide must be unique per test
 * (e-mail, number, network, cart). A test fails on unexpected output in the page's console, and on a call whose failure
 * no journey covers.
 */
export const test = base.extend<TestFixtures & { readonly faulty: FaultyStore }, WorkerFixtures>({
  store: perWorker(startStore),
  startedFaulty: perWorker(startFaultyStore),
  faulty: async ({ startedFaulty }, use) => {
    startedFaulty.setFault('none')
    await use(startedFaulty)
    startedFaulty.setFault('none')
  },
  ageing: perWorker(startAdjustableClockStore),
  still: perWorker(startFrozenClockStore),
  demo: perWorker(startDemoStore),
  hasOwnNetwork: [true, { option: true }],
  extraHTTPHeaders: async ({ hasOwnNetwork }, use) => {
    await use(hasOwnNetwork ? { 'x-forwarded-for': newIpAddress() } : {})
  },
  hasDecided: [true, { option: true }],
  decided: [
    async ({ context, hasDecided }, use) => {
      const cookie = { name: 'consent', value: '000', url: 'http://localhost' }
      if (hasDecided) await context.addCookies([cookie])
      await use(undefined)
    },
    { auto: true },
  ],
  watched: [
    async ({ page, isMobile }, use) => {
      const messages: string[] = []
      page.on('console', (message) => {
        // Chromium logs every 4xx response here; the tests check the visible result instead.
        const isNetworkNote = message.text().startsWith('Failed to load resource')
        // An emulated phone selects a preloaded picture before its viewport is applied, and again afterwards; on a slow
        // machine, Chromium reports the first one as unused.
        const isOtherCandidate =
          isMobile && /\/api\/pictures\/.* was preloaded using link preload but not used/.test(message.text())
        if (['error', 'warning'].includes(message.type()) && !isNetworkNote && !isOtherCandidate)
          messages.push(message.text())
      })
      page.on('pageerror', (error) => messages.push(String(error)))
      page.on('request', (request) => {
        const name = findUnlistedCall(request.method(), request.url())
        if (name) messages.push(`${name} was requested, but the table of error states has no row for it.`)
      })
      await use(undefined)
      expect(messages).toEqual([])
    },
    { auto: true },
  ],
})

export { readLatestOtp } from './readLatestOtp.ts'
export { newEmail, newMobile } from './testIdentities.ts'
export { expect }

/** Signs the visitor up in the open login dialog. */
export async function signUp(page: Page, origin: string, email: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email)
  await dialog.getByRole('button', { name: 'Continue', exact: true }).click()
  await dialog.getByRole('textbox', { name: 'Full name' }).fill('Asha Rao')
  await dialog.getByRole('textbox', { name: /Mobile number/ }).fill(newMobile())
  await dialog.getByRole('button', { name: 'Send code' }).click()
  // The field appears after the code was sent, so the e-mail has arrived by then.
  await expect(dialog.getByRole('textbox', { name: /One-time password/ })).toBeVisible()
  const code = await readLatestOtp(page, origin, email)
  await dialog
    .getByRole('textbox', { name: /One-time password/ })
    .fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await dialog.getByRole('button', { name: 'Verify and continue' }).click()
  await skipNumberVerification(page)
}

/** Skips the step that verifies the mobile number, if a text message was sent. */
export async function skipNumberVerification(page: Page): Promise<void> {
  const later = page.getByRole('button', { name: 'Not now' })
  await expect(async () => {
    if (await later.isVisible()) await later.click({ timeout: 1000 })
    await expect(page.getByRole('textbox', { name: /One-time password|Code from/ })).toHaveCount(0, {
      timeout: 250,
    })
  }).toPass({ intervals: [50] })
}

/** Logs the visitor out with the account menu. */
export async function logOut(page: Page): Promise<void> {
  await page.getByText('Hi, Asha').click()
  await page.getByRole('button', { name: 'Log out' }).click()
}

/** Fills the receiver step once it is hydrated. */
export async function fillReceiver(page: Page): Promise<void> {
  await waitForCheckoutHydration(page)
  await page.getByRole('textbox', { name: 'Full name' }).fill('Vikram Iyer')
  await page.getByRole('textbox', { name: /Mobile number/ }).fill('9812345678')
  await page.getByRole('textbox', { name: 'Address' }).fill('12 Church Street')
}

/** Waits until the receiver step is hydrated. */
export async function waitForCheckoutHydration(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/checkout\?key=/)
  await waitForHydration(page.getByRole('button', { name: /^Place order/ }))
}

/** Fills the receiver step and places the order. */
export async function placeOrder(page: Page): Promise<void> {
  await fillReceiver(page)
  await page.getByRole('button', { name: /^Place order/ }).click()
  await expect(page).toHaveURL(/\/order\//)
}

/** Adds a product to the cart from its page, delivered in Bengaluru. */
export async function addToCart(page: Page, origin: string, address: string): Promise<void> {
  await page.goto(`${origin}${address}`)
  await choosePlace(page, '560001')
  await addOpenProductToCart(page)
}

/** Continues without add-ons if the panel opened after a press of Add to Cart or Buy Now. */
export async function skipAddOns(page: Page): Promise<void> {
  const skip = page.getByRole('button', { name: 'Skip' })
  const inCart = page.getByRole('link', { name: 'Go to cart' }).filter({ visible: true })
  await skip.or(inCart).first().waitFor()
  if (await skip.isVisible()) await skip.click()
  // The panel fades out; later locators must not match inside it.
  await expect(skip).toHaveCount(0)
  await waitForPanelClosed(page)
}

/** Waits until the panel's history entry is left; going back later would close another overlay. */
export const waitForPanelClosed = (page: Page): Promise<void> => expect(page).not.toHaveURL(/[?&]page=/)

/** Adds the product of the open page to the cart when its delivery location is already chosen. */
export async function addOpenProductToCart(page: Page): Promise<void> {
  await expect(page.getByText('Awesome, We deliver to this location')).toBeVisible()
  await page.getByRole('button', { name: 'Add to Cart' }).filter({ visible: true }).click()
  await skipAddOns(page)
  await expect(page.getByRole('link', { name: 'Go to cart' })).toBeVisible()
}
