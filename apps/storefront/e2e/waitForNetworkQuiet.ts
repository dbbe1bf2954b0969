import type { Page } from '@playwright/test'

/**
 * Waits until there was no request or response for a second. Playwright's own `networkidle` covers only a document's
 * first load, not later requests.
 */
export async function waitForNetworkQuiet(page: Page): Promise<void> {
  let last = Date.now()
  const note = () => {
    last = Date.now()
  }
  page.on('request', note).on('requestfinished', note).on('requestfailed', note)
  while (Date.now() - last < 1000) await page.waitForTimeout(100)
  page.off('request', note).off('requestfinished', note).off('requestfailed', note)
}
