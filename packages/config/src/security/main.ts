import { join } from 'node:path'
import { runCommand } from '../publishing/runCommand.ts'
import { findDisallowedLicences } from './findDisallowedLicences.ts'
import { parseLicences } from './parseLicences.ts'

// Lists the licences of all installed packages; exits with 1 if one of them is not allowed.
const cwd = join(import.meta.dirname, '../../../..')
const { ok, output } = await runCommand('pnpm', ['--recursive', 'licenses', 'list', '--json'], { cwd })
if (!ok) throw new Error(`The licences could not be listed: ${output}`)
const packages = parseLicences(output)
const counts = new Map<string, number>()
for (const { licence } of packages) counts.set(licence, (counts.get(licence) ?? 0) + 1)
for (const [licence, amount] of [...counts].sort((a, b) => b[1] - a[1])) console.log(`${amount}  ${licence}`)
const unfree = findDisallowedLicences(packages)
console.log(unfree.length > 0 ? `\n${unfree.join('\n')}` : `\nAll ${packages.length} packages may be used.`)
process.exitCode = unfree.length > 0 ? 1 : 0
