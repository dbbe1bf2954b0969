import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { bundleFixture } from './bundleFixture.ts'
import { captureStyleSnapshots } from './captureStyleSnapshots.ts'
import { openPage } from './openPage.ts'
import { waitUntilStable } from './waitUntilStable.ts'

const bundled = bundleFixture('lookPage.tsx')
const foreign = readFileSync(join(import.meta.dirname, 'fixtures/foreign.html'), 'utf8')
const body = `${foreign}<x-home></x-home>`

test("keeps the styles of the page's own elements", async ({ page }) => {
  const { styles } = await bundled
  const bare = await captureStyleSnapshots(page, { styles: [], scripts: [], body: foreign })
  expect(bare.length).toBeGreaterThan(50)
  expect(await captureStyleSnapshots(page, { styles: [styles], scripts: [], body: foreign })).toEqual(bare)
})

test("keeps the page's own elements, head and globals", async ({ page }) => {
  const { script, styles } = await bundled
  const readPage = () =>
    page.evaluate(() => ({
      own: document.querySelector('main')?.outerHTML,
      head: document.head.innerHTML,
      around: [...document.body.children].map(({ localName }) => localName),
      edges: [document.documentElement, document.body].map(({ attributes }) => attributes.length),
      names: Object.getOwnPropertyNames(globalThis).sort(),
    }))
  await openPage(page, { styles: [styles], scripts: ['', ''], body })
  const before = await readPage()
  await openPage(page, { styles: [styles], scripts: ['', script], body })
  await waitUntilStable(page)
  expect(await page.locator('[data-example] button').count()).toBeGreaterThan(50)
  expect(await readPage()).toEqual(before)
})

test('prefixes every class with our name, and uses every id once', async ({ page }) => {
  const { script, styles } = await bundled
  await openPage(page, { styles: [styles], scripts: [script] })
  await waitUntilStable(page)
  const { classes, ids } = await page.evaluate(() => {
    const ours = [...document.querySelectorAll('x-home [data-example] *')]
    return {
      classes: [...new Set(ours.flatMap(({ classList }) => [...classList]))],
      ids: ours.flatMap(({ id }) => id || []),
    }
  })
  // `rdp-` is the prefix of the calendar's library.
  expect(
    classes.filter(
      (name) => !/^(account|cart|corporate|delivery-location|login-dialog|pdp|ui|rdp)-/.test(name),
    ),
  ).toEqual([])
  expect(ids.filter((id) => !/^_r_/.test(id))).toEqual([])
  expect(new Set(ids).size).toBe(ids.length)
})
