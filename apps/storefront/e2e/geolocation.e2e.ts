import type { Page } from '@playwright/test'
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

const locate = async (page: Page) => {
  await openPlaceField(page)
  await page.getByRole('button', { name: 'Use My Location' }).locator('visible=true').last().click()
}

test('an unavailable geolocation shows an error, and the location can still be typed', {
  tag: '@delivery-location',
}, async ({ page, store, context }) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(null)
  await page.goto(`${store.origin}${cake}`)
  await locate(page)
  await expect(
    page.getByText('Location information is unavailable.').locator('visible=true').first(),
  ).toBeVisible()
})

test('a slow geolocation times out after ten seconds, and is requested with high accuracy', {
  tag: '@delivery-location',
}, async ({ page, store }) => {
  // No setting makes a browser slow, so the page gets a geolocation API that never responds.
  await page.addInitScript(() => {
    const tooLate = (_: unknown, onError?: PositionErrorCallback | null, asked?: PositionOptions) => {
      Object.assign(window, { asked })
      const words = { PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 } as const
      setTimeout(() => onError?.({ ...words, code: words.TIMEOUT, message: '' }), 50)
    }
    navigator.geolocation.getCurrentPosition = tooLate
  })
  await page.goto(`${store.origin}${cake}`)
  await locate(page)
  await expect(
    page.getByText('The request to get your location timed out.').locator('visible=true').first(),
  ).toBeVisible()
  expect(await page.evaluate('window.asked')).toMatchObject({ timeout: 10_000, enableHighAccuracy: true })
})
