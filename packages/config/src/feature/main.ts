import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from '../publishing/runCommand.ts'
import { scaffoldFeature } from './scaffoldFeature.ts'

/**
 * `pnpm new feature gift-wrap`: creates a feature package in the repository's structure, which passes the check
 * unchanged.
 */
const root = join(import.meta.dirname, '../../../..')
const [kind, name = ''] = process.argv.slice(2)

if (kind !== 'feature' || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
  console.error('pnpm new feature NAME: the name is of small letters and hyphens, such as gift-wrap')
  process.exitCode = 1
} else if (existsSync(join(root, 'packages', name))) {
  console.error(`packages/${name} is there already`)
  process.exitCode = 1
} else {
  for (const path of scaffoldFeature(root, name)) console.log(`wrote ${path}`)
  const steps = [
    ['pnpm', 'install', '--prefer-offline', '--no-frozen-lockfile'],
    ['pnpm', 'exec', 'biome', 'check', '--write', `packages/${name}`],
    ['pnpm', 'exec', 'turbo', 'run', 'build', `--filter=@store/${name}`],
    ['pnpm', 'reports'],
  ] as const
  for (const [command, ...words] of steps) {
    const { ok, output } = await runCommand(command, words, { cwd: root, timeout: 300_000 })
    if (ok) continue
    console.error(`${command} ${words.join(' ')}:\n${output}`)
    process.exitCode = 1
    break
  }
  if (!process.exitCode)
    console.log(`packages/${name} is there. Begin with its README and src/store; then npm test.`)
}
