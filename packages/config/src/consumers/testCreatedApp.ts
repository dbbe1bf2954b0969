import type { Page } from 'playwright'

/**
 * Buys a gift in the app that `npm create @store/storefront` wrote; throws if a step does not show the expected
 * content.
 */
export async function testCreatedApp(page: Page, home: string, picture: string): Promise<void> {
  await page.goto(home)
  await page.getByRole('link', { name: 'Red Roses' }).waitFor()
  await page.screenshot({ path: picture })
  await page.getByRole('link', { name: 'Black Forest Cake' }).click()
  await page.getByRole('heading', { name: 'Black Forest Cake', level: 1 }).waitFor()
  await page.getByRole('textbox', { name: 'Message on the cake' }).fill('Well done')

  // On a phone, the field opens a sheet.
  await page.getByRole('main').getByRole('combobox').click()
  const field = page.getByRole('dialog').getByRole('combobox')
  await field.fill('560001')
  await field.press('Enter')
  await page.getByRole('button', { name: 'Deliver to Bengaluru, 560001' }).waitFor()
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await page.getByRole('img', { name: 'Cart, 1 item' }).waitFor()

  await page.getByRole('link', { name: /^Cart/ }).first().click()
  await page.getByRole('heading', { name: 'Black Forest Cake' }).waitFor()
  await page.getByText('Well done').first().waitFor()
  await page.screenshot({ path: picture.replace('.png', '-cart.png') })

  await page.getByRole('button', { name: 'Place order' }).first().click()
  await page.getByRole('textbox', { name: 'Email' }).fill('asha@example.com')
  await page.keyboard.press('Enter')
  const codeText = await page.getByText(/Your code is \d+/).textContent()
  await page.getByRole('textbox', { name: /One-time/ }).fill(/\d+/.exec(codeText ?? '')?.[0] ?? '')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Checkout' }).waitFor()
  await page.getByText('Hello, Asha').waitFor()
}
