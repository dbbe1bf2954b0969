import { execFileSync } from 'node:child_process'
import { lstatSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { replacePackageOwner } from './replacePackageOwner.ts'

/* Sets the npm scope and the repository of the owner who publishes the packages, in every file of the checkout.
   `pnpm release:owner --scope @acme --repository acme/gifts`; docs/releasing.md */
const root = join(import.meta.dirname, '../../../..')
const { values } = parseArgs({ options: { scope: { type: 'string' }, repository: { type: 'string' } } })
const { scope = '', repository = '' } = values
if (!/^@[a-z0-9][\w.-]*$/.test(scope) || !/^[\w-]+\/[\w.-]+$/.test(repository)) {
  throw new Error('Name both: --scope @acme --repository acme/gifts')
}

// These files are not changed: this script and its tests need the placeholders.
const own = /^packages\/config\/src\/publishing\/(replacePackageOwner|checkReadme\.test)/
const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0')
let count = 0
for (const path of tracked.filter((file) => file !== '' && !own.test(file))) {
  if (!lstatSync(join(root, path)).isFile()) continue
  const bytes = readFileSync(join(root, path))
  if (bytes.includes(0)) continue
  const text = bytes.toString('utf8')
  const replaced = replacePackageOwner(text, { scope, repository })
  if (replaced === text) continue
  writeFileSync(join(root, path), replaced)
  count += 1
}
console.log(`${count} files changed. Now run: pnpm install && pnpm format && npm test`)
