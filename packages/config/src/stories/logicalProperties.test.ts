import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../../..')
const sheets = globSync('packages/*/src/**/*.css', {
  cwd: root,
}).sort()

// A physical side, which stays the same in right-to-left pages.
const physical =
  /(?<![\w-])(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)|(?:left|right)|border-(?:top|bottom)-(?:left|right)-radius)(?:-(?:width|color|style))?\s*:|(?:text-align|float|clear)\s*:\s*(?:left|right)\b/g

const sidesIn = (css: string) =>
  [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(physical)].map(([found]) => found)

it('finds CSS properties that do not follow the reading direction', () => {
  expect(
    sidesIn('.a { margin-left: 1px; right: 0; text-align: left; border-top-left-radius: 2px }'),
  ).toHaveLength(4)
  expect(
    sidesIn('.a { margin-inline-start: 1px; inset-inline-end: 0; text-align: start; --x-left: 1px }'),
  ).toEqual([])
})

it.each(sheets)('%s uses only properties that follow the reading direction', (path) => {
  expect(sidesIn(readFileSync(join(root, path), 'utf8'))).toEqual([])
})
