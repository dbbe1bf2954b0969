import { expect, test } from './fixtures.ts'
import { chooseLocationByCookie } from './prepare.ts'

// Other journeys test the choice of a location.
test.beforeEach(({ page, store }) => chooseLocationByCookie(page, store.origin))

test.use({ javaScriptEnabled: false })

for (const [address, ...parts] of [
  ['/p/cake/chocolate-truffle-cake', 'Select Weight', /[Ii]cing and design may/],
  ['/p/hamper/create-your-hamper', ' – ₹', 'Create Your Hamper'],
  ['/p/flower/two-dozen-roses-usa', 'For gifts abroad', /working days of the country/],
  ['/p/plant/jade-plant-in-pot', 'Key Points', 'Care Instructions'],
  ['/p/combo/roses-and-truffle-cake', 'In this combo'],
] as const) {
  test(`${address} shows all its parts without scripts`, { tag: '@pdp' }, async ({ page, store }) => {
    await page.goto(`${store.origin}${address}`)
    for (const text of parts)
      await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible()
  })
}
