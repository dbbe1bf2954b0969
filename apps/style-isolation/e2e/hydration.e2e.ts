import { expect, test } from '@playwright/test'
import { bundlePage, type ReactVersion } from './bundlePage.ts'
import { openPage } from './openPage.ts'
import { readComplaints } from './readComplaints.ts'
import { renderOnServer } from './renderOnServer.ts'
import { waitUntilStable } from './waitUntilStable.ts'

for (const react of [18, 19] satisfies ReactVersion[]) {
  test(`markup server-rendered with React ${react} hydrates without console errors`, async ({ page }) => {
    const [html, { script, styles }] = await Promise.all([
      renderOnServer(react),
      bundlePage('renderStories.tsx', react),
    ])
    await openPage(page, { styles: [styles], scripts: [script], body: `<x-home>${html}</x-home>` })
    await waitUntilStable(page)
    // React has hydrated it: a press has an effect.
    const cart = page.locator('[data-story="cart/src/components/CartView/CartView/Lines"]')
    await cart.getByRole('button', { name: 'Increase quantity of Red Roses' }).click()
    await expect(cart.getByText('5 items')).toBeVisible()
    expect(await readComplaints(page)).toEqual([])
  })
}
