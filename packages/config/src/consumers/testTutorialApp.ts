import type { Page } from 'playwright'

/** Uses the cart of the tutorial's app; throws if the cart does not behave as the tutorial says. */
export async function testTutorialApp(page: Page, home: string): Promise<void> {
  // The fake has no pictures.
  await page.route('**/pictures/*', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  )
  await page.goto(home)
  const line = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Red Roses' }) })
  const plus = line.getByRole('button', { name: 'Increase quantity' })
  for (let taps = 0; taps < 4; taps += 1) await plus.click()
  await line.getByLabel('Quantity', { exact: true }).getByText('5', { exact: true }).waitFor()
}
