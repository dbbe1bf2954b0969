import type { Page } from 'playwright'

/**
 * Follows a link of the cart and goes back; throws if it leaves the base path or the locale prefix, or if the browser
 * loads another document.
 */
export async function testCartLinks(page: Page, home: string): Promise<void> {
  const link = page.getByRole('link', { name: 'Red Roses' })
  await page.evaluate(() => document.documentElement.setAttribute('data-first-document', ''))
  await link.click()
  await page.waitForURL(`${home.replace(/\/$/, '')}/hi/roses`)
  await page.getByRole('heading', { name: 'The page of roses' }).waitFor()
  if ((await page.locator('[data-first-document]').count()) === 0)
    throw new Error('a link of the cart loads a document')
  await page.goBack()
  await link.waitFor()
}
