import { expect, test } from '@playwright/test'
import { bundleFixture } from './bundleFixture.ts'
import { compareLooks } from './compareLooks.ts'
import { forceStates } from './forceStates.ts'
import { lookAt } from './lookAt.ts'
import { noteComplaints } from './noteComplaints.ts'
import { type Look, readLooks } from './readLooks.ts'
import { settle } from './settle.ts'
import { wildSheets } from './wildSheets.ts'

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

/** The careless page's rules, before ours and after. */
const orders = (ours: string) => [
  [wildSheets, ours],
  [ours, wildSheets],
]

for (const [screen, viewport] of Object.entries(screens)) {
  test.describe(`amid an old reset and wild rules, on ${screen}`, () => {
    test.use({ viewport })

    test('every component keeps its look and its place', async ({ page }) => {
      const { script, styles } = await bundled
      const complaints = noteComplaints(page)
      const kind = await lookAt(page, { styles: [styles], scripts: [script] })
      expect(kind.length).toBeGreaterThan(900)
      for (const sheets of orders(styles)) {
        expect(compareLooks(kind, await lookAt(page, { styles: sheets, scripts: [script] }))).toEqual([])
      }
      expect(complaints).toEqual([])
    })

    for (const overlay of overlays) {
      test(`what lies over the page keeps its look: ${overlay}`, async ({ page }) => {
        const { script, styles } = await bundled
        const search = `?lying=${encodeURIComponent(overlay)}`
        const kind = await lookAt(page, { styles: [styles], scripts: [script], search })
        expect(kind.length).toBeGreaterThan(10)
        for (const sheets of orders(styles)) {
          const looks = await lookAt(page, { styles: sheets, scripts: [script], search })
          expect(compareLooks(kind, looks)).toEqual([])
        }
      })
    }
  })
}

const states = { 'a pointer': ['hover'], 'a finger': ['hover', 'active'], focus: ['focus', 'focus-visible'] }

test('under pointer, finger and focus every control looks as it should, whatever the page says', async ({
  page,
}) => {
  const { script, styles } = await bundled
  const lookInEachState = async (sheets: readonly string[]) => {
    await lookAt(page, { styles: sheets, scripts: [script] })
    const looks = new Map<string, readonly Look[]>()
    for (const [state, pseudos] of Object.entries(states)) {
      await forceStates(page, pseudos)
      await settle(page)
      looks.set(state, await page.evaluate(readLooks))
    }
    return looks
  }
  const kind = await lookInEachState([styles])
  for (const [state, looks] of await lookInEachState([styles, wildSheets])) {
    expect(compareLooks(kind.get(state) ?? [], looks), `under ${state}`).toEqual([])
  }
})
