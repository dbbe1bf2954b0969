import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listPublishedPackages } from '../publishing/listPublishedPackages.ts'
import { findPackagesWithoutBudget } from './findPackagesWithoutBudget.ts'
import { listEntryPointNames } from './listEntryPointNames.ts'
import {
  type BundleSize,
  measureEntryPoint,
  measureGzipKilobytes,
  measurePackage,
  measureReact,
} from './measurePackage.ts'
import { measurePage } from './measurePage.ts'

/** The size budgets of the repository. */
interface Budgets {
  readonly packages: Readonly<Record<string, BundleSize>>
  /** `element.js` of each package that has one, with all its dependencies. */
  readonly elements: Readonly<Record<string, number>>
  /** All elements on one page, from `@store/elements`, without languages besides English. */
  readonly together: number
  /** JavaScript of each entry point of ui separately, with all its lazy parts. */
  readonly ui: Readonly<Record<string, number>>
  readonly pages: Readonly<Record<string, number>>
  /** Styles of each page. */
  readonly css: Readonly<Record<string, number>>
}

const root = join(import.meta.dirname, '../../../..')
const budgets: Budgets = JSON.parse(readFileSync(join(import.meta.dirname, '../../budgets.json'), 'utf8'))
let isOver = false

const row = (what: string, size: number, most: number, more = '') => {
  const over = size > most
  isOver ||= over
  console.log(
    `${over ? 'OVER' : 'ok  '} ${what.padEnd(20)} ${size.toFixed(1).padStart(6)} KB of ${most} KB${more}`,
  )
}

const elementOf = (name: string) => join(root, 'packages', name, 'dist/element.js')

function refuseMissing(names: readonly string[], held: Readonly<Record<string, unknown>>): void {
  for (const name of findPackagesWithoutBudget(names, held)) {
    isOver = true
    console.log(`OVER ${name} is published and has no budget`)
  }
}

console.log('Packages at first use and with all they load later, JavaScript gzip, without React and ui:')
for (const [name, most] of Object.entries(budgets.packages)) {
  const weight = await measurePackage(root, name)
  row(name, weight.firstUse, most.firstUse)
  row(`${name}, everything`, weight.everything, most.everything)
}
const published = listPublishedPackages(root)
  .filter(({ manifest }) => '.' in (manifest.exports ?? {}))
  .map(({ folder }) => folder)
refuseMissing(published, budgets.packages)

console.log('\nCustom elements with all their dependencies, JavaScript gzip:')
const elements = published.filter((name) => existsSync(elementOf(name)))
for (const name of elements)
  row(name, measureGzipKilobytes(readFileSync(elementOf(name))), budgets.elements[name] ?? 0)
const folder = join(root, 'packages/elements/dist')
const scripts = readdirSync(folder).filter((file) => /^(?![a-z]{2}-).*\.js$/.test(file))
const together = scripts.reduce(
  (sum, file) => sum + measureGzipKilobytes(readFileSync(join(folder, file))),
  0,
)
row('all on one page', together, budgets.together, `, ${scripts.length} requests`)

console.log('\nEntries of ui, each by itself with all it loads later, JavaScript gzip, without React:')
const entries = listEntryPointNames(root, 'ui')
// The budget applies to each language.
const budgetedAs = (entry: string) => entry.replace(/^messages\/.*/, 'messages/*')
for (const entry of entries) {
  const { everything } = await measureEntryPoint(root, 'ui', entry)
  const styles = join(root, `packages/ui/dist/${entry}.css`)
  const css = existsSync(styles)
    ? `, and ${measureGzipKilobytes(readFileSync(styles)).toFixed(1)} KB CSS`
    : ''
  row(entry, everything, budgets.ui[budgetedAs(entry)] ?? 0, css)
}
refuseMissing(entries.map(budgetedAs), budgets.ui)

const react = await measureReact(root)
console.log(
  `\nPages at first load, JavaScript gzip (React alone, hydrating one counter: ${react.toFixed(1)} KB):`,
)
for (const [name, most] of Object.entries(budgets.pages)) {
  const { scripts, styles, requests } = measurePage(join(root, 'apps/storefront/dist/client'), name)
  row(name, scripts, most, `, ${requests} requests`)
  row(`${name}, CSS`, styles, budgets.css[name] ?? 0)
}
process.exitCode = isOver ? 1 : 0
