import { expect, test } from '@playwright/test'
import { bundlePage } from './bundlePage.ts'
import { arrange, openStories } from './openStories.ts'

const bundled = bundlePage('renderStories.tsx')

const screens = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } }

/** Stories that open an overlay, each played alone. */
const overlays = [
  'ui/src/Modal/Modal/Card',
  'ui/src/BottomSheet/BottomSheet/Default',
  'ui/src/RemoveDialog/RemoveDialog/Combo',
  'ui/src/ToastRegion/ToastRegion/AllKinds',
  'ui/src/Combobox/Combobox/GroupsAndReasons',
  'ui/src/DateField/DateField/InADialogOnDesktop',
  'ui/src/Lightbox/Lightbox/Default',
  'login-dialog/src/components/LoginDialog/LoginDialog/EmailToPlaceOrder',
  'cart/src/components/CartView/CartView/AsksBeforeRemoving',
]

for (const [screen, viewport] of Object.entries(screens)) {
  test.describe(`on a page with an old reset and conflicting rules, on ${screen}`, () => {
    test.use({ viewport })

    test('every component keeps its look and position', async ({ page }) => {
      await openStories(page, await bundled)
      await arrange(page, 'alone')
      expect(await page.evaluate(() => window.rememberStyles('alone'))).toBeGreaterThan(900)
      for (const host of ['before', 'after'] as const) {
        await arrange(page, host)
        expect(await page.evaluate(() => window.findStyleChanges('alone')), host).toEqual([])
      }
      expect(await page.pageErrors()).toEqual([])
    })

    for (const story of overlays) {
      test(`an overlay keeps its appearance: ${story}`, async ({ page }) => {
        await openStories(page, await bundled, `?story=${encodeURIComponent(story)}`)
        await arrange(page, 'alone')
        expect(await page.evaluate(() => window.rememberStyles('alone'))).toBeGreaterThan(10)
        for (const host of ['before', 'after'] as const) {
          await arrange(page, host)
          expect(await page.evaluate(() => window.findStyleChanges('alone')), host).toEqual([])
        }
      })
    }
  })
}

test('every control keeps its look in the states hover, active and focus, whatever styles the page has', async ({
  page,
}) => {
  await openStories(page, await bundled)
  for (const state of [['hover'], ['hover', 'active'], ['focus', 'focus-visible']] as const) {
    await arrange(page, 'alone', state)
    await page.evaluate(() => window.rememberStyles('alone'))
    await arrange(page, 'after', state)
    expect(await page.evaluate(() => window.findStyleChanges('alone')), `under ${state}`).toEqual([])
  }
})
