import type { FrameLocator, Page } from '@playwright/test'
import { drawPhoto, padPhoto } from '@store/api/drawPhoto'
import { findAccessibilityViolations, wcagRuleTags } from '@store/config/findAccessibilityViolations'
import { expect, newEmail, placeOrder, skipAddOns, test } from './fixtures.ts'
import { chooseLocationByCookie, signUpByApi } from './prepare.ts'

const mug = '/p/gift/design-your-mug'
const fewestBytes = 60 * 1024

const designer = (page: Page): FrameLocator => page.frameLocator('iframe[title="Personalize your mug"]')

const field = (page: Page) => page.getByRole('group', { name: 'Your design' })

/** Opens the personalisation editor from the design field and waits until it has received the shop's message. */
async function open(page: Page, name = 'Personalize your mug'): Promise<FrameLocator> {
  await field(page).getByRole('button', { name }).click()
  const frame = designer(page)
  await expect(frame.getByRole('heading', { name: 'Design your mug' })).toBeAttached()
  return frame
}

async function photo(orientation?: number) {
  const drawn = await drawPhoto({
    format: 'jpeg',
    width: 1600,
    height: 1200,
    ...(orientation !== undefined && { orientation }),
  })
  const buffer = Buffer.from(padPhoto(drawn, Math.max(drawn.length, fewestBytes)))
  return { name: 'us.jpg', mimeType: 'image/jpeg', buffer }
}

test('a mug is designed and bought, and the cart and the order show its design', {
  tag: ['@customiser', '@pdp', '@cart', '@account'],
}, async ({ page, store }) => {
  await signUpByApi(page, store.origin, newEmail('design'))
  await chooseLocationByCookie(page, store.origin)
  await page.goto(`${store.origin}${mug}`)
  await expect(page.getByText('Awesome, We deliver to this location')).toBeVisible()

  let frame = await open(page)
  await frame.getByRole('textbox', { name: 'Name or a few words' }).fill('Asha')
  await frame.getByRole('radio', { name: 'Plum' }).check()
  await frame.getByRole('tab', { name: 'Photo' }).click()
  await frame.locator('input[type="file"]').setInputFiles(await photo(6))
  await frame.getByRole('button', { name: 'Turn photo right' }).click()
  // The customiser reports the changed state to the shop page, which stores it for a reload.
  const designs = () =>
    page.evaluate(() => String(Object.entries(sessionStorage).filter(([key]) => key.startsWith('design:'))))
  await expect.poll(designs).toContain('turn')
  await page.reload()
  frame = await open(page)
  await expect(frame.getByRole('textbox', { name: 'Name or a few words' })).toHaveValue('Asha')
  await expect(frame.getByRole('img', { name: /“Asha” and your photo/ })).toBeVisible()
  await frame.getByRole('button', { name: 'Use this design' }).click()

  const design = field(page).getByRole('img', { name: 'Your design: “Asha” with your photo' })
  await expect(design).toBeVisible()
  const src = (await design.getAttribute('src')) ?? ''
  await page.reload()
  await expect(design).toBeVisible()

  await page.getByRole('button', { name: 'Add to Cart' }).filter({ visible: true }).click()
  await skipAddOns(page)
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go to cart' }).filter({ visible: true })).toBeVisible()
  // The cart does not contain another design yet.
  frame = await open(page, 'Change design')
  await frame.getByRole('textbox', { name: 'Name or a few words' }).fill('Asha and Vikram')
  await frame.getByRole('button', { name: 'Use this design' }).click()
  await expect(page.getByRole('button', { name: 'Add to Cart' }).filter({ visible: true })).toBeVisible()

  await page.goto(`${store.origin}/cart`)
  await expect(page.locator(`img[src="${src}"]`).first()).toBeVisible()
  await page.getByRole('button', { name: 'Place order' }).first().click()
  await placeOrder(page)
  await expect(page.locator(`img[src="${src}"]`).first()).toBeVisible()
})

test('a design with a failed picture upload is kept and sent again, and the mug cannot be bought before that', {
  tag: ['@customiser', '@pdp'],
}, async ({ page, store }) => {
  await chooseLocationByCookie(page, store.origin)
  await page.goto(`${store.origin}${mug}`)
  await expect(page.getByText('Awesome, We deliver to this location')).toBeVisible()
  await page.getByRole('button', { name: 'Add to Cart' }).filter({ visible: true }).click()
  await expect(page.getByText('This field is required')).toBeVisible()
  const upload = '**/upload-image-personalised'
  await page.route(upload, (route) => route.abort())
  const frame = await open(page)
  await frame.getByRole('textbox', { name: 'Name or a few words' }).fill('Asha')
  await frame.getByRole('button', { name: 'Use this design' }).click()
  const dialog = page.getByRole('dialog', { name: 'Personalize your mug' })
  await expect(dialog.getByText('Your design is still here.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Back to the design' }).click()
  await expect(frame.getByRole('textbox', { name: 'Name or a few words' })).toHaveValue('Asha')
  await frame.getByRole('button', { name: 'Use this design' }).click()
  await expect(dialog.getByText('Your design is still here.')).toBeVisible()
  await page.unroute(upload)
  await dialog.getByRole('button', { name: 'Upload again' }).click()
  await expect(field(page).getByRole('img', { name: 'Your design: “Asha”' })).toBeVisible()
  await expect(page.getByText('This field is required')).toBeHidden()
})

test('a mug is designed by keyboard alone, and focus returns to the page', {
  tag: ['@customiser', '@pdp'],
}, async ({ page, store }) => {
  await page.goto(`${store.origin}${mug}`)
  await page.waitForLoadState('networkidle')
  const opener = field(page).getByRole('button', { name: 'Personalize your mug' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const frame = designer(page)
  const name = frame.getByRole('textbox', { name: 'Name or a few words' })
  await expect(name).toBeVisible()
  await name.focus()
  await page.keyboard.type('Asha')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Personalize your mug' })).toBeHidden()
  await expect(opener).toBeFocused()
})

test('the personalisation editor has the language of its page', {
  tag: ['@customiser', '@pdp'],
}, async ({ page, store }) => {
  await page.goto(`${store.origin}/hi${mug}`)
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'अपना मग सजाइए' }).filter({ visible: true }).first().click()
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('heading', { name: 'अपना मग डिज़ाइन करें' })).toBeAttached()
  await expect(frame.locator('html')).toHaveAttribute('lang', 'hi')
  await expect(frame.getByRole('button', { name: 'यही डिज़ाइन लें' })).toBeVisible()
})

test('the personalisation editor is isolated: other sites cannot frame it, and it cannot access the shop', {
  tag: ['@customiser', '@pdp'],
}, async ({ page, store }) => {
  const answer = await page.request.get(`${store.origin}/customiser/`)
  const policy = answer.headers()['content-security-policy'] ?? ''
  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy).toContain("default-src 'none'")
  await page.goto(`${store.origin}${mug}`)
  const frame = await open(page)
  expect(await frame.locator('html').evaluate(() => window.origin)).toBe('null')
  expect(await findAccessibilityViolations(page)).toEqual([])
  const editor = page.frames().find((other) => other.url().includes('/customiser/'))
  expect(editor && (await findAccessibilityViolations(editor, wcagRuleTags))).toEqual([])
})
