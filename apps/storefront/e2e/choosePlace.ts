import { expect, type Locator, type Page } from '@playwright/test'

/** The field of the delivery-location box as the product page shows it. */
export const placeField = (page: Page): Locator =>
  page.getByRole('region', { name: 'Select Delivery Location' }).locator('input[name="pincode"]')

/** Opens the field that takes the typed location: on a phone it is in a sheet over the page. */
export async function openPlaceField(page: Page): Promise<Locator> {
  const field = placeField(page)
  const isPhone = (page.viewportSize()?.width ?? 0) < 768
  const takesNames = (await page.getByLabel('City, area or pincode').count()) > 0
  if (!isPhone && !takesNames) {
    // A form submitted before hydration opens the location page, which another journey tests.
    await page.mouse.move(Math.random() * 100, 10)
    await page.waitForLoadState('networkidle')
    return field
  }
  // Location suggestions load on the first interaction, but not while the shopper is typing.
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

/** Enters a location in the delivery-location box. */
export async function choosePlace(page: Page, place: string): Promise<void> {
  const field = await openPlaceField(page)
  await field.fill(place)
  await field.press('Enter')
}
