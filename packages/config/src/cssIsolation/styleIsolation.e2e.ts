import { expect, test } from '@playwright/test'
import { bundleFixture } from './bundleFixture.ts'
import { captureStyleSnapshots } from './captureStyleSnapshots.ts'
import { compareStyleSnapshots } from './compareStyleSnapshots.ts'
import { conflictingStylesheets } from './conflictingStylesheets.ts'
import { forcePseudoStates } from './forcePseudoStates.ts'
import { readStyleSnapshots, type StyleSnapshot } from './readStyleSnapshots.ts'
import { recordConsoleErrors } from './recordConsoleErrors.ts'
import { waitUntilStable } from './waitUntilStable.ts'

const bundled = bundleFixture('lookPage.tsx')

const screens = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } }
const overlays = [
  'Modal',
  'BottomSheet',
  'RemoveDialog',
  'ToastRegion',
  'Combobox open',
  'DateField open',
  'Lightbox',
  'LoginDialog',
  'CartView asking whether to remove',
]

/** The conflicting stylesheets before ours and after. */
const orders = (ours: string) => [
  [conflictingStylesheets, ours],
  [ours, conflictingStylesheets],
]

for (const [screen, viewport] of Object.entries(screens)) {
  test.describe(`amid an old reset and wild rules, on ${screen}`, () => {
    test.use({ viewport })

    test('keeps the look and the position of every component', async ({ page }) => {
      const { script, styles } = await bundled
      const complaints = recordConsoleErrors(page)
      const kind = await captureStyleSnapshots(page, { styles: [styles], scripts: [script] })
      expect(kind.length).toBeGreaterThan(900)
      for (const sheets of orders(styles)) {
        expect(
          compareStyleSnapshots(
            kind,
            await captureStyleSnapshots(page, { styles: sheets, scripts: [script] }),
          ),
        ).toEqual([])
      }
      expect(complaints).toEqual([])
    })

    for (const overlay of overlays) {
      test(`an overlay keeps its appearance: ${overlay}`, async ({ page }) => {
        const { script, styles } = await bundled
        const search = `?lying=${encodeURIComponent(overlay)}`
        const kind = await captureStyleSnapshots(page, { styles: [styles], scripts: [script], search })
        expect(kind.length).toBeGreaterThan(10)
        for (const sheets of orders(styles)) {
          const looks = await captureStyleSnapshots(page, { styles: sheets, scripts: [script], search })
          expect(compareStyleSnapshots(kind, looks)).toEqual([])
        }
      })
    }
  })
}

const states = { 'a pointer': ['hover'], 'a finger': ['hover', 'active'], focus: ['focus', 'focus-visible'] }

test('keeps the look of every control under hover, active and focus, whatever the page styles', async ({
  page,
}) => {
  const { script, styles } = await bundled
  const lookInEachState = async (sheets: readonly string[]) => {
    await captureStyleSnapshots(page, { styles: sheets, scripts: [script] })
    const looks = new Map<string, readonly StyleSnapshot[]>()
    for (const [state, pseudos] of Object.entries(states)) {
      await forcePseudoStates(page, pseudos)
      await waitUntilStable(page)
      looks.set(state, await page.evaluate(readStyleSnapshots))
    }
    return looks
  }
  const kind = await lookInEachState([styles])
  for (const [state, looks] of await lookInEachState([styles, conflictingStylesheets])) {
    expect(compareStyleSnapshots(kind.get(state) ?? [], looks), `under ${state}`).toEqual([])
  }
})
