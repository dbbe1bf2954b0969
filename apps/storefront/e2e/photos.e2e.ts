import type { Page } from '@playwright/test'
import { drawPhoto, padPhoto } from '@store/api/drawPhoto'
import { choosePlace } from './choosePlace.ts'
import { expect, newEmail, placeOrder, skipAddOns, test } from './fixtures.ts'
import { signUpByApi } from './prepare.ts'

const kb = 1024
const mug = '/p/gift/photo-mug'

interface Wish {
  readonly name?: string
  readonly bytes?: number
  readonly format?: 'png' | 'jpeg'
  readonly orientation?: number
}

/** Returns an image file like a shopper's, padded to its size. */
async function photo({ name = 'us.jpg', bytes = 60 * kb, format = 'jpeg', ...wish }: Wish = {}) {
  const drawn = await drawPhoto({ format, width: 1600, height: 1200, ...wish })
  const buffer = Buffer.from(padPhoto(drawn, Math.max(drawn.length, Math.round(bytes))))
  return { name, mimeType: `image/${format}`, buffer }
}

const field = (page: Page) => page.locator('input[type="file"]')

const open = async (page: Page, origin: string) => {
  await page.goto(`${origin}${mug}`)
  await expect(field(page)).toBeEnabled()
}

test('a mug with a photo is designed and bought, and the cart and the order show its photo', {
  tag: ['@pdp', '@cart', '@account'],
}, async ({ page, store }) => {
  await signUpByApi(page, store.origin, newEmail('photo'))
  await open(page, store.origin)
  await choosePlace(page, '560001')
  await expect(page.getByText('Awesome, We deliver to this location')).toBeVisible()
  await page.getByRole('button', { name: 'Add to Cart' }).filter({ visible: true }).click()
  await expect(page.getByText('This field is required').first()).toBeVisible()

  await field(page).setInputFiles(await photo({ orientation: 6 }))
  await expect(page.getByText('Uploaded', { exact: true })).toBeVisible()
  await expect(page.getByText('us.jpg').first()).toBeVisible()
  await expect(page.getByText('This field is required')).toHaveCount(0)

  await page.reload()
  await expect(page.getByText('us.jpg').first()).toBeVisible()

  await page.getByRole('button', { name: 'Add to Cart' }).filter({ visible: true }).click()
  await skipAddOns(page)
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await page.goto(`${store.origin}/cart`)
  const stored = page.locator('img[src^="/api/uploads/"]').first()
  await expect(stored).toBeVisible()
  const src = (await stored.getAttribute('src')) ?? ''
  // Rotated by the camera's orientation, so 1600 pixels of width become height.
  const sides = await stored.evaluate((picture: HTMLImageElement) => [
    picture.naturalWidth,
    picture.naturalHeight,
  ])
  expect(sides).toEqual([1200, 1600])

  await page.getByRole('button', { name: 'Place order' }).first().click()
  await placeOrder(page)
  await expect(page.locator(`img[src="${src}"]`).first()).toBeVisible()

  const stranger = await page.context().browser()?.newContext()
  expect((await stranger?.request.get(`${store.origin}${src}`))?.status()).toBe(404)
  await stranger?.close()
})

test('a file that is no photo is rejected with the specified text, and a large photo is uploaded and removed', {
  tag: '@pdp',
}, async ({ page, store }) => {
  await open(page, store.origin)
  const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${' '.repeat(60 * kb)}</svg>`)
  await field(page).setInputFiles({ name: 'us.png', mimeType: 'image/png', buffer: svg })
  await expect(
    page.getByText('Files only with extensions :- png, jpg, jpeg are allowed').first(),
  ).toBeVisible()
  // The store forwards a request of this size to the API. Unit, story and API tests check the limits.
  await field(page).setInputFiles(await photo({ bytes: 7.9 * kb * kb, format: 'png', name: 'us.png' }))
  await expect(page.getByText('Uploaded', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Remove us.png' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(field(page)).toBeEnabled()
})

test('a photo with a failed upload is kept, succeeds on retry, and is cropped', {
  tag: '@pdp',
}, async ({ page, store }) => {
  await open(page, store.origin)
  await page.route('**/upload-image-personalised', (route) => route.abort())
  await field(page).setInputFiles(await photo())
  await expect(page.getByText('Not uploaded')).toBeVisible()
  await page.unroute('**/upload-image-personalised')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Uploaded', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Crop photo' }).click()
  const dialog = page.getByRole('dialog', { name: 'Crop your photo' })
  await dialog.getByText('Square').click()
  await dialog.getByRole('slider', { name: 'Zoom' }).press('ArrowRight')
  await expect(dialog.getByRole('button', { name: 'Use this crop' })).toBeEnabled()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Uploaded', { exact: true })).toBeVisible()
})
