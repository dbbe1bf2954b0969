import type { Page } from '@playwright/test'
import { openPage, type PageParts } from './openPage.ts'
import { readStyleSnapshots, type StyleSnapshot } from './readStyleSnapshots.ts'
import { waitUntilStable } from './waitUntilStable.ts'

/** Opens a page and reads the computed styles of all our elements. */
export async function captureStyleSnapshots(page: Page, parts: PageParts): Promise<readonly StyleSnapshot[]> {
  await openPage(page, parts)
  // The pointer is in a corner, where none of our elements is.
  await page.mouse.move(1, 1)
  await waitUntilStable(page)
  return page.evaluate(readStyleSnapshots)
}
