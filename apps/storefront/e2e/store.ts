import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { type RunningStore, startStore } from './startStore.ts'

/**
 * Tests with a running store, which journeys share unless they name one of their own (`storeFor`): no store sends one
 * network more than twenty codes an hour. Anything unexpected in the page's console fails them.
 */
export const test = base.extend<
  { readonly watched: undefined; readonly decided: undefined; readonly hasDecided: boolean },
  { readonly store: RunningStore; readonly storeFor: string }
>({
  storeFor: ['everybody', { scope: 'worker', option: true }],
  store: [
    async ({ storeFor: _ }, use) => {
      const store = await startStore()
      await use(store)
      await store.stop()
    },
    { scope: 'worker' },
  ],
  // A visitor who was asked for consent before and said no; others see the question over the foot of the page.
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
    async ({ page }, use) => {
      const said: string[] = []
      page.on('console', (message) => {
        // Chromium notes every 4xx answer here by itself; the tests look at what the shopper is told instead.
        const isNetworkNote = message.text().startsWith('Failed to load resource')
        if (['error', 'warning'].includes(message.type()) && !isNetworkNote) said.push(message.text())
      })
      page.on('pageerror', (error) => said.push(String(error)))
      await use(undefined)
      expect(said).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** The newest code in the outbox, which is where demo mode's mails and text messages are read. */
export async function newestCode(page: Page, origin: string, to: string): Promise<string> {
  const outbox = await page.context().newPage()
  await outbox.goto(`${origin}/api/outbox`)
  const mail = outbox.locator('article', { hasText: to }).first()
  const text = (await mail.locator('h2, pre').allTextContents()).join(' ')
  await outbox.close()
  return /\b\d{6}\b/.exec(text)?.[0] ?? ''
}

/** Signs the visitor up in the open login dialog. */
export async function signUp(page: Page, origin: string, email: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email)
  await dialog.getByRole('button', { name: 'Continue', exact: true }).click()
  await dialog.getByRole('textbox', { name: 'Full name' }).fill('Asha Rao')
  await dialog.getByRole('textbox', { name: /Mobile number/ }).fill(newMobile())
  await dialog.getByRole('button', { name: 'Send code' }).click()
  // The field comes when the code was sent, and not before: the mail is there by then.
  await expect(dialog.getByRole('textbox', { name: /One-time password/ })).toBeVisible()
  const code = await newestCode(page, origin, email)
  await dialog
    .getByRole('textbox', { name: /One-time password/ })
    .fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await dialog.getByRole('button', { name: 'Verify and continue' }).click()
  await leaveNumberUnproven(page)
}

/** Leaves the step that asks for the number's own code, where a text message was sent. */
export async function leaveNumberUnproven(page: Page): Promise<void> {
  const later = page.getByRole('button', { name: 'Not now' })
  await expect(async () => {
    if (await later.isVisible()) await later.click({ timeout: 1000 })
    await expect(page.getByRole('textbox', { name: /One-time password|Code from/ })).toHaveCount(0, {
      timeout: 500,
    })
  }).toPass()
}

/** Logs the visitor out by the menu of the account. */
export async function logOut(page: Page): Promise<void> {
  await page.getByText('Hi, Asha').click()
  await page.getByRole('button', { name: 'Log out' }).click()
}

/** Puts a product in the cart from its page, delivered in Bengaluru. */
export async function addToCart(page: Page, origin: string, address: string): Promise<void> {
  await page.goto(`${origin}${address}`)
  await addToCartHere(page)
}

/** Goes on with nothing along, where the panel opened after a press of Add to Cart or Buy Now. */
export async function skipAddOns(page: Page): Promise<void> {
  const skip = page.getByRole('button', { name: 'Skip' })
  const inCart = page.getByRole('link', { name: 'Go to cart' }).filter({ visible: true })
  await skip.or(inCart).first().waitFor()
  if (await skip.isVisible()) await skip.click()
  // The panel fades, and what opens next must not be looked for in it.
  await expect(skip).toHaveCount(0)
  await whenPanelLeft(page)
}

/** Waits until the panel's entry of the history is left: going back a moment later would end what was opened since. */
export const whenPanelLeft = (page: Page): Promise<void> => expect(page).not.toHaveURL(/[?&]page=/)

/** Puts the product of the page at hand in the cart, as it is chosen there, delivered in Bengaluru. */
export async function addToCartHere(page: Page): Promise<void> {
  await choosePlace(page, '560001')
  await expect(page.getByText('Awesome, We deliver to this location')).toBeVisible()
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await skipAddOns(page)
  await expect(page.getByRole('link', { name: 'Go to cart' })).toBeVisible()
}

/** The field of the delivery-location box, as it stands on the product's page. */
export const placeField = (page: Page): Locator =>
  page.getByRole('region', { name: 'Select Delivery Location' }).locator('input[name="pincode"]')

/** The field a place is really typed into: on a phone it lies in a sheet over the page. */
export async function openPlaceField(page: Page): Promise<Locator> {
  const field = placeField(page)
  const isPhone = (page.viewportSize()?.width ?? 0) < 768
  const takesNames = (await page.getByLabel('City, area or pincode').count()) > 0
  if (!isPhone && !takesNames) {
    // Who types and sends at once, before the page is alive, is led to the page of the place: another journey's matter.
    await page.mouse.move(Math.random() * 100, 10)
    await page.waitForLoadState('networkidle')
    return field
  }
  // What suggests places comes once somebody stirs, and not under the fingers of who types already.
  await expect(async () => {
    await page.mouse.move(Math.random() * 100, 10)
    await expect(field).toHaveRole('combobox', { timeout: 500 })
  }).toPass()
  if ((await field.getAttribute('readonly')) === null) return field
  await field.click()
  const sheet = page.getByRole('dialog', { name: 'Enter delivery location' })
  await expect(sheet).toBeVisible()
  return sheet.locator('input[name="pincode"]')
}

/** Names a place in the delivery-location box. */
export async function choosePlace(page: Page, place: string): Promise<void> {
  const field = await openPlaceField(page)
  await field.fill(place)
  await field.press('Enter')
}

/** A mobile number of India that hardly anybody has; few text messages go to the same one. */
const newMobile = (): string => `9${String(Date.now()).slice(-9)}`

/** An e-mail address nobody used before. */
export const newEmail = (name: string): string => `${name}-${Date.now()}@example.com`
