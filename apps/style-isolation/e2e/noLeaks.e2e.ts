import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { bundlePage } from './bundlePage.ts'
import { openPage } from './openPage.ts'
import { waitUntilStable } from './waitUntilStable.ts'

const foreign = readFileSync(join(import.meta.dirname, 'foreign.html'), 'utf8')
const root = join(import.meta.dirname, '../../..')

/** Every stylesheet that a package publishes. */
const styles = globSync('packages/*/dist/**/*.css', { cwd: root }).map((path) =>
  readFileSync(join(root, path), 'utf8'),
)

test('the stylesheets do not change the styles of the host page’s own elements', async ({ page }) => {
  const readStyles = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('html, body, main, main *')].map((element) =>
        ['', '::before', '::after', '::placeholder', '::marker', '::backdrop'].map((pseudo) => {
          const style = getComputedStyle(element, pseudo)
          const names = [...style].filter((name) => !name.startsWith('--'))
          return [
            element.localName,
            pseudo,
            ...names.map((name) => `${name}: ${style.getPropertyValue(name)}`),
          ]
        }),
      ),
    )
  await openPage(page, { styles: [], scripts: [], body: foreign })
  const bare = await readStyles()
  expect(bare.length).toBeGreaterThan(50)
  expect(styles.length).toBeGreaterThan(50)
  await openPage(page, { styles, scripts: [], body: foreign })
  expect(await readStyles()).toEqual(bare)
})

test('every class of a stylesheet has the prefix of a package', async ({ page }) => {
  await openPage(page, { styles, scripts: [], body: foreign })
  const selectors = await page.evaluate(() => {
    const selectorsIn = (rules: Iterable<CSSRule>): string[] =>
      [...rules].flatMap((rule) => [
        ...(rule instanceof CSSStyleRule ? [rule.selectorText] : []),
        ...('cssRules' in rule ? selectorsIn(rule.cssRules as CSSRuleList) : []),
      ])
    return [...document.styleSheets].flatMap(({ cssRules }) => selectorsIn(cssRules))
  })
  const classes = selectors.flatMap((selector) => selector.match(/\.-?[_a-z][\w-]*/gi) ?? [])
  expect(classes.length).toBeGreaterThan(1000)
  // `rdp-` and `yarl` are the prefixes of the libraries of the calendar and the lightbox.
  const ours =
    /^\.(account|cart|corporate|delivery-location|elements|hamper-builder|login-dialog|pdp|ui|rdp|yarl_)[-_]/
  expect(classes.filter((name) => !ours.test(name))).toEqual([])
})

// Functions of the page of stories itself, and of Storybook, from which stories import `fn`.
const own = ['findStyleChanges', 'rememberStyles', '__STORYBOOK_MODULE_MOCK_SPIES__']

for (const [page, buttons] of [
  ['builtPage.tsx', 10],
  ['renderStories.tsx', 100],
] as const) {
  test(`the packages do not change the page’s own elements, head and globals (${page})`, async ({
    page: tab,
  }) => {
    const { script } = await bundlePage(page)
    const readPage = () =>
      tab.evaluate(() => ({
        main: document.querySelector('main')?.outerHTML,
        head: document.head.innerHTML,
        around: [...document.body.children].map(({ localName }) => localName),
        edges: [document.documentElement, document.body].map(({ attributes }) => attributes.length),
        names: Object.getOwnPropertyNames(globalThis).sort(),
      }))
    const homes = '<x-home></x-home><div data-react="19"></div>'
    await openPage(tab, { styles, scripts: [], body: foreign + homes })
    const before = await readPage()
    await tab.evaluate(script)
    await waitUntilStable(tab)
    expect(await tab.locator('x-home button, [data-react] button').count()).toBeGreaterThan(buttons)
    const after = await readPage()
    expect({ ...after, names: after.names.filter((name) => !own.includes(name)) }).toEqual(before)
  })
}

test('Node imports every package, because no entry point imports a stylesheet', () => {
  const names = globSync('packages/*/dist/index.js', { cwd: root }).map((path) => path.split('/')[1])
  expect(names.length).toBeGreaterThan(8)
  const imports = names.map((name) => `await import('@store/${name}')`).join('\n')
  // The storefront depends on all packages.
  const cwd = join(root, 'apps/storefront')
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', imports], {
    cwd,
    encoding: 'utf8',
  })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
})
