import type { Page } from '@playwright/test'
import { expect, newEmail, test } from './fixtures.ts'
import { waitForHydration } from './waitForHydration.ts'

const openForm = async (page: Page) => {
  const opener = page.getByRole('link', { name: 'ENQUIRY NOW' }).first()
  // Before hydration, the link leads to a fragment, which also opens the form after a reload.
  await waitForHydration(opener)
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Corporate enquiry' })
  await expect(dialog.getByRole('img', { name: 'Four letters or digits to type' })).toBeVisible()
  return dialog
}

/** Returns the link in the newest e-mail that asks to confirm an enquiry. */
async function mailedLink(page: Page, origin: string, to: string): Promise<string> {
  const outbox = await page.context().newPage()
  const mail = outbox.locator('article', { hasText: to }).filter({ hasText: 'Confirm your' }).first()
  // A job sends it shortly after the enquiry was accepted.
  await expect(async () => {
    await outbox.goto(`${origin}/api/outbox`)
    await expect(mail).toBeVisible({ timeout: 500 })
  }).toPass()
  const text = await mail.locator('pre').textContent()
  await outbox.close()
  return /https?:\S+#confirm=\S+/.exec(text ?? '')?.[0] ?? ''
}

test(
  'a company submits an enquiry, sees all form errors together, and confirms it with the link in an e-mail',
  { tag: '@corporate' },
  async ({ page, store }, { project }) => {
    const email = newEmail('corporate')
    await page.goto(`${store.origin}/corporate-gifts`)
    await expect(page).toHaveTitle('Corporate gifts | Marigold')
    const offered = page.getByRole('region', { name: 'Gifts We Offer' })
    await expect(offered.getByRole('link')).toHaveText([
      ...['Flowers', 'Cakes', 'Gifts', 'Combos', 'Personalised Gifts', 'Plants'],
    ])
    const given = page.getByRole('region', { name: 'What they say' }).getByRole('listitem')
    await expect(given.filter({ visible: true })).toHaveCount(project.name === 'phone' ? 5 : 3)

    const dialog = await openForm(page)
    await dialog.getByRole('button', { name: 'Send enquiry' }).click()
    for (const text of [
      'Please enter valid name',
      'phone number should be 10 digit*',
      'Please enter valid email address',
      'Order Quantity cannot be empty',
      'Please enter valid company name',
      'Please enter valid captcha code',
    ])
      await expect(dialog.getByText(text)).toBeVisible()
    const name = dialog.getByRole('textbox', { name: 'Name', exact: true })
    await expect(name).toBeFocused()

    await name.fill('Asha Menon')
    await dialog.getByRole('textbox', { name: 'Mobile number' }).fill('98765 43210')
    await dialog.getByRole('textbox', { name: 'Email' }).fill(email)
    await dialog.getByRole('textbox', { name: 'Order quantity' }).fill('120')
    await dialog.getByRole('textbox', { name: 'Company name' }).fill('Ridge & Co')
    await dialog.getByRole('textbox', { name: 'Letters in the picture' }).fill('2222')
    await dialog.getByRole('button', { name: 'Send enquiry' }).click()
    // A captcha cannot report this error; the server rejected the enquiry, and the form shows another captcha.
    await expect(dialog.getByText('Please enter valid captcha code')).toBeVisible()
    await expect(name).toHaveValue('Asha Menon')

    await page.reload()
    await openForm(page)
    await expect(name).toHaveValue('Asha Menon')
    await dialog.getByRole('button', { name: /^Can’t read it/ }).click()
    await dialog.getByRole('button', { name: 'Send enquiry' }).click()
    await expect(dialog.getByText(/^CE-/)).toBeVisible()
    const reference = await dialog.getByText(/^CE-/).textContent()

    await page.goto('about:blank')
    await page.goto(await mailedLink(page, store.origin, email))
    await expect(page.getByText(`Thank you. Your enquiry ${reference} is confirmed`)).toBeVisible()
    await expect(page).toHaveURL(`${store.origin}/corporate-gifts`)
  },
)

test('the enquiry form shows the minimum quantity of its gift, and checks a list against the real pincode directory', {
  tag: '@corporate',
}, async ({ page, store }) => {
  await page.goto(`${store.origin}/corporate-gifts?product_url=/p/hamper/corporate-diwali-box#enquiry`)
  const dialog = page.getByRole('dialog', { name: 'Corporate enquiry' })
  await expect(dialog.getByText('Minimum order: 50 pieces')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Order quantity' }).fill('10')
  await expect(dialog.getByText(/^About ₹47,450 for 50 pieces/)).toBeVisible()

  await dialog.getByRole('button', { name: /^Add a list/ }).click()
  const rows = Array.from({ length: 500 }, (_, at) =>
    [`Colleague ${at + 1}`, String(9_800_000_000 + at), at % 25 === 0 ? '999999' : '560001'].join(','),
  )
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'colleagues.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`name,phone,pincode\r\n${rows.join('\r\n')}\r\n`),
  })
  await expect(dialog.getByText('480 of 500 rows are valid, 20 to correct')).toBeVisible()
  const cell = dialog.getByRole('textbox', { name: 'Pincode of row 26' })
  await expect(cell).toHaveAccessibleDescription('We couldn’t find this pincode')
  await cell.fill('411001')
  await cell.blur()
  await expect(cell).toHaveAccessibleDescription('Pune')
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download as CSV' }).click()
  expect((await download).suggestedFilename()).toBe('recipients.csv')
})

test('links inside the app keep the app parameter, and the page without scripts shows an e-mail address', {
  tag: '@corporate',
}, async ({ page, browser, store }) => {
  await page.goto(`${store.origin}/corporate-gifts?fa-source=app`)
  const offered = page.getByRole('region', { name: 'Gifts We Offer' })
  await expect(offered.getByRole('link', { name: 'Cakes' })).toHaveAttribute('href', '/cakes?fa-source=app')
  const context = await browser.newContext({ javaScriptEnabled: false })
  const plain = await context.newPage()
  await plain.goto(`${store.origin}/corporate-gifts`)
  await plain.getByRole('link', { name: 'ENQUIRY NOW' }).first().click()
  await expect(plain).toHaveURL(/#enquiry$/)
  await expect(plain.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
  await context.close()
})
