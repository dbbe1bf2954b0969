import { expect, test } from '@playwright/test'
import { bundleFixture, type ReactVersion } from './bundleFixture.ts'
import { openPage } from './openPage.ts'
import { recordConsoleErrors } from './recordConsoleErrors.ts'
import { renderOnServer } from './renderOnServer.ts'
import { waitUntilStable } from './waitUntilStable.ts'

for (const react of [18, 19] satisfies ReactVersion[]) {
  test(`markup server-rendered with React ${react} hydrates without console errors`, async ({ page }) => {
    const [html, { script, styles }] = await Promise.all([
      renderOnServer(react),
      bundleFixture('hydratedPage.tsx', react),
    ])
    const complaints = recordConsoleErrors(page)
    await openPage(page, { styles: [styles], scripts: [script], body: `<x-home>${html}</x-home>` })
    await waitUntilStable(page)
    // React has hydrated it: a press has an effect.
    await page.getByRole('button', { name: 'Increase quantity of Jade Plant' }).click()
    await expect(page.getByText('3 items')).toBeVisible()
    expect(complaints).toEqual([])
  })
}
