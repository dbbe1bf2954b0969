import type { Page } from 'playwright'

// The texts that the examples must render, by the package's folder.
const seen: Readonly<Record<string, string>> = {
  account: 'Receiver',
  cart: 'Red Roses',
  corporate: 'Gifts We Offer',
  'delivery-location': 'Select Delivery Location',
  'hamper-builder': 'Something went wrong! Please try again later.',
  host: 'Hello there, gifts in your cart: 0',
  'login-dialog': 'Sign in',
  pdp: 'Twelve Rose Dawn Bouquet',
  ui: 'Are you Sure?',
}

/** Runs the example of every README; throws if one does not render what it promises. */
export async function testReadmeExamples(page: Page, home: string): Promise<void> {
  for (const [name, text] of Object.entries(seen)) {
    await page.goto(`${home}?example=${name}`)
    await page
      .getByText(text)
      .first()
      .waitFor({ timeout: 15_000 })
      .catch(() => {
        throw new Error(`The example in the README of ${name} does not show "${text}"`)
      })
  }
  await page.goto(`${home}?example=login-dialog`)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('dialog', { name: 'Hello!' }).waitFor()

  const logged = page.waitForEvent('console', (message) => message.type() === 'log')
  await page.goto(`${home}?example=api-client`)
  await logged
}
