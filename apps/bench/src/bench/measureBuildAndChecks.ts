import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Row } from './Row.ts'

const root = join(import.meta.dirname, '../../../..')

const steps = [
  {
    what: 'building everything anew',
    command: ['turbo', 'run', 'build', '--force', '--output-logs=errors-only'],
  },
  { what: 'building what is built', command: ['turbo', 'run', 'build', '--output-logs=errors-only'] },
  { what: 'types', command: ['tsc', '-p', 'tsconfig.test.json'] },
  { what: 'lint', command: ['biome', 'ci', '--diagnostic-level=warn'] },
] as const

/** Measures the build and the quick checks, so that the team notices when they slow down. */
export async function measureBuildAndChecks(): Promise<readonly Row[]> {
  const rows: Row[] = []
  for (const { what, command } of steps) {
    const [name = '', ...args] = command
    const started = performance.now()
    const child = spawn(join(root, 'node_modules/.bin', name), args, { cwd: root, stdio: 'ignore' })
    const [code] = await once(child, 'exit')
    if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}.`)
    rows.push({ what, figure: (performance.now() - started) / 1000, unit: 's', isCost: true })
  }
  return rows
}
