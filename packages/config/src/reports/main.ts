import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { listPublishedPackages } from '../publishing/listPublishedPackages.ts'
import { generateReports } from './generateReports.ts'

/* Writes the reports of the packages' public APIs: `etc/api.md` of each from its build, and the tables of its
   README from its sources: of all packages, or of the named folders. With `--check` it writes nothing and lists the
   files that are out of date. */
const root = join(import.meta.dirname, '../../../..')
const isCheck = process.argv.includes('--check')
const folders = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
let stale = 0

for (const published of listPublishedPackages(root, folders)) {
  for (const { path, content } of generateReports(root, published)) {
    const file = join(root, path)
    const before = existsSync(file) ? readFileSync(file, 'utf8') : ''
    if (before === content) continue
    stale += 1
    if (isCheck) console.error(`${path} is out of date: pnpm build, then pnpm reports`)
    else {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, content)
      console.log(`wrote ${path}`)
    }
  }
}
console.log(`reports: ${stale} ${isCheck ? 'out of date' : 'written'}`)
process.exitCode = isCheck && stale > 0 ? 1 : 0
