import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkStructure } from './checkStructure.ts'

const root = join(import.meta.dirname, '../../../..')
const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', 'packages', 'apps'], {
  cwd: root,
  encoding: 'utf8',
})
const paths = listed.split('\n').filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
const files = new Map<string, string>()
for (const path of paths) {
  try {
    files.set(path, readFileSync(join(root, path), 'utf8'))
  } catch {
    // The file is deleted but still in git's index.
  }
}

const violations = checkStructure(files)
for (const violation of violations) console.error(violation)
console.log(`structure: ${files.size} files, ${violations.length} violations`)
process.exitCode = violations.length > 0 ? 1 : 0
