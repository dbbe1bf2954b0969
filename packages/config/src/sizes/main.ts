import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { publishedPackages } from '../publishing/publishedPackages.ts'
import { measurePackage, measureReact } from './measurePackage.ts'
import { measurePage } from './measurePage.ts'
import { missingBudgets } from './missingBudgets.ts'

/** The budgets of the house. */
interface Budgets {
  readonly packages: Readonly<Record<string, number>>
  readonly pages: Readonly<Record<string, number>>
  readonly css: number
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

console.log('Packages at first use, JavaScript gzip, without React and ui:')
for (const [name, most] of Object.entries(budgets.packages)) row(name, await measurePackage(root, name), most)
const published = publishedPackages(root).map(({ folder }) => folder)
for (const name of missingBudgets(published, budgets.packages)) {
  isOver = true
  console.log(`OVER ${name} is published and has no budget`)
}

const react = await measureReact(root)
console.log(
  `\nPages at first load, JavaScript gzip (React alone, hydrating one counter: ${react.toFixed(1)} KB):`,
)
for (const [name, most] of Object.entries(budgets.pages)) {
  const { scripts, styles, requests } = measurePage(join(root, 'apps/storefront/dist/client'), name)
  row(name, scripts, most, `, ${requests} requests`)
  row(`${name}, CSS`, styles, budgets.css)
}
process.exitCode = isOver ? 1 : 0
