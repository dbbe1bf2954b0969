import type { Page } from '@playwright/test'
import { openPage, type PageParts } from './openPage.ts'
import { type Look, readLooks } from './readLooks.ts'
import { settle } from './settle.ts'

/** Opens a page and reads how everything of ours looks in it. */
export async function lookAt(page: Page, parts: PageParts): Promise<readonly Look[]> {
  await openPage(page, parts)
  // Nothing of ours lies in the very corner.
  await page.mouse.move(1, 1)
  await settle(page)
  return page.evaluate(readLooks)
}
