import { openPlaceField } from './choosePlace.ts'
import { expect, test } from './fixtures.ts'

const cake = '/p/cake/chocolate-truffle-cake'

test('the nearest location is requested only on a tap, and can be corrected', {
  tag: '@delivery-location',
}, async ({ page, store, context }) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 18.5204, longitude: 73.8567 })
  await page.goto(`${store.origin}${cake}`)
  await openPlaceField(page)
  await page.getByRole('button', { name: 'Use My Location' }).locator('visible=true').last().click()
  await expect(
    page
      .getByText(/^The nearest place we found is .*Pune/)
      .locator('visible=true')
      .first(),
  ).toBeVisible()
  await expect(
    page.getByRole('button', { name: 'Not there? Change it' }).locator('visible=true').first(),
  ).toBeVisible()
})

test('a blocked geolocation shows an error, and the location can still be typed', {
  tag: '@delivery-location',
}, async ({ page, store, context }) => {
  await context.clearPermissions()
  await page.goto(`${store.origin}${cake}`)
  await openPlaceField(page)
  await page.getByRole('button', { name: 'Use My Location' }).locator('visible=true').last().click()
  await expect(
    page
      .getByText(
        'You have blocked Marigold from tracking your location To use this, change your location settings in browser.',
      )
      .locator('visible=true')
      .first(),
  ).toBeVisible()
})
