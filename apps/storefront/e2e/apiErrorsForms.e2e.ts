import { drawPhoto, padPhoto } from '@store/api/drawPhoto'
import { assertErrorState, assertSingleRequestWhileSlow } from './faults/assertErrorState.ts'
import { injectFault } from './faults/injectFault.ts'
import { expect, newEmail, test } from './fixtures.ts'
import { chooseLocationByCookie } from './prepare.ts'

test('an enquiry keeps its text and its list after errors, and is received once', {
  tag: ['@desktop', '@corporate', '@matrix'],
}, async ({ page, store }) => {
  test.slow()
  const email = newEmail('company')
  await page.goto(`${store.origin}/corporate-gifts`)
  await page.waitForLoadState('networkidle')
  const dialog = page.getByRole('dialog', { name: 'Corporate enquiry' })
  const again = dialog.getByRole('button', { name: 'Try again' })
  let looks = 0
  await assertErrorState(page, 'corporate.captcha', {
    performAction: async () => {
      looks += 1
      if (looks > 1) return dialog.getByRole('button', { name: 'New image' }).click()
      await page.getByRole('link', { name: 'ENQUIRY NOW' }).first().click()
    },
    within: dialog,
  })
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Asha Menon')
  await dialog.getByRole('textbox', { name: 'Mobile number' }).fill('9876543210')
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email)
  await dialog.getByRole('textbox', { name: 'Order quantity' }).fill('120')
  await dialog.getByRole('textbox', { name: 'Company name' }).fill('Ridge & Co')

  await dialog.getByRole('button', { name: /^Add a list/ }).click()
  const paste = dialog.getByRole('textbox', { name: 'Or paste the rows' })
  let checks = 0
  await assertErrorState(page, 'corporate.checkPincodes', {
    performAction: async () => {
      checks += 1
      if (checks > 1) return again.first().click()
      await paste.fill('Asha Menon,9876543210,560001,Thank you')
      await dialog.getByRole('button', { name: 'Check the rows' }).click()
    },
    within: dialog,
    assertPreserved: () =>
      expect(dialog.getByRole('textbox', { name: 'Pincode of row 1' })).toHaveValue('560001'),
  })
  await again.first().click()
  await expect(dialog.getByText('1 row is valid')).toBeVisible()

  await dialog.getByRole('button', { name: /^Can’t read it/ }).click()
  const send = dialog.getByRole('button', { name: 'Send enquiry' })
  await assertErrorState(page, 'corporate.submit', {
    performAction: () => send.click(),
    within: dialog,
    assertPreserved: () =>
      expect(dialog.getByRole('textbox', { name: 'Company name' })).toHaveValue('Ridge & Co'),
  })
  const lost = await injectFault(page, 'corporate.submit', 'lost')
  await send.click()
  await expect.poll(lost.requestCount).toBe(1)
  await lost.remove()
  await expect(send).toBeEnabled()
  await assertSingleRequestWhileSlow(page, 'corporate.submit', () => send.dblclick())
  await expect(dialog.getByText(/^CE-/)).toBeVisible()

  const outbox = await page.context().newPage()
  const mails = outbox.locator('article', { hasText: email }).filter({ hasText: 'Confirm your' })
  await expect(async () => {
    await outbox.goto(`${store.origin}/api/outbox`)
    await expect(mails).toHaveCount(1, { timeout: 500 })
  }).toPass()
  const text = await mails.locator('pre').textContent()
  await outbox.close()
  const link = /https?:\S+#confirm=\S+/.exec(text ?? '')?.[0] ?? ''
  let opened = 0
  await assertErrorState(page, 'corporate.confirm', {
    performAction: async () => {
      opened += 1
      if (opened > 1) return page.getByRole('button', { name: 'Try again' }).click()
      await page.goto('about:blank')
      await page.goto(link)
    },
  })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText(/^Thank you. Your enquiry/)).toBeVisible()
})

test('a photo is kept after each upload error', { tag: ['@desktop', '@pdp', '@matrix'] }, async ({
  page,
  store,
}) => {
  await page.goto(`${store.origin}/p/gift/photo-mug`)
  const field = page.locator('input[type="file"]')
  await expect(field).toBeEnabled()
  const drawn = await drawPhoto({ format: 'jpeg', width: 1600, height: 1200 })
  const buffer = Buffer.from(padPhoto(drawn, Math.max(drawn.length, 60 * 1024)))
  let tries = 0
  await assertErrorState(page, 'uploads.photo', {
    performAction: async () => {
      tries += 1
      if (tries > 1) return page.getByRole('button', { name: 'Try again' }).click()
      await field.setInputFiles({ name: 'us.jpg', mimeType: 'image/jpeg', buffer })
    },
    assertPreserved: () => expect(page.getByText('us.jpg').first()).toBeVisible(),
  })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Uploaded', { exact: true })).toBeVisible()
})

test('a hamper keeps its contents after errors, and is added to the cart once', {
  tag: ['@desktop', '@hamper-builder', '@cart', '@matrix'],
}, async ({ page, store }) => {
  await chooseLocationByCookie(page, store.origin)
  await page.goto(`${store.origin}/p/cake/chocolate-truffle-cake`)
  await expect(page.getByText('Awesome, We deliver to this location')).toBeVisible()
  const loaded = await injectFault(page, 'hampers.get', 'failing')
  await page.goto(`${store.origin}/hamper/create-your-hamper?hamper=4-1.9007*2_2.9011`)
  await page.mouse.move(10, 10)
  const says = page.getByText('Something went wrong! Please try again later.').filter({ visible: true })
  await expect(says.first()).toBeVisible()
  await loaded.remove()
  // The buttons are busy until the products that can be delivered to the location are known.
  const known = page.waitForResponse((response) => /\/get-hamper\//.test(response.url()))
  await page.getByRole('button', { name: 'Try again' }).filter({ visible: true }).first().click()
  await known
  await expect(says).toHaveCount(0)
  const words = page.getByRole('textbox', { name: /A word to the receiver/ })
  await words.fill('For Asha')
  const add = page.getByRole('button', { name: 'Add to Cart', exact: true }).filter({ visible: true })
  await assertErrorState(page, 'hampers.add', {
    performAction: () => add.click(),
    assertPreserved: async () => {
      await expect(words).toHaveValue('For Asha')
      await expect(page.getByText('2 × Small Box of Chocolates').first()).toBeVisible()
    },
  })
  await assertSingleRequestWhileSlow(page, 'hampers.add', () => add.dblclick())
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
})

test('a search works when its suggestions fail', { tag: ['@desktop', '@storefront', '@matrix'] }, async ({
  page,
  store,
}) => {
  await page.goto(store.origin)
  await page.mouse.move(10, 10)
  await page.waitForLoadState('networkidle')
  const field = page
    .getByRole('banner')
    .getByRole('combobox')
    .or(page.getByRole('banner').getByRole('searchbox'))
    .first()
  const typings = ['cake', 'cakes', 'cake']
  await assertErrorState(page, 'catalogue.suggest', {
    performAction: async () => {
      await field.fill(typings.shift() ?? '')
    },
  })
  await field.press('Enter')
  await expect(page).toHaveURL(/\/search\?/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
