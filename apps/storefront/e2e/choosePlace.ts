import { expect, type Locator, type Page } from '@playwright/test'

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
