import { homedir } from 'node:os'
import { join } from 'node:path'
import { findChangedFeatures } from './findChangedFeatures.ts'
import { longCheckTasksPerChange, remainingLongCheckTasks, requiredCheckTasks } from './lanes.ts'
import { mergeReports } from './mergeReports.ts'
import { runTasks } from './runTasks.ts'

// Runs everything a change must pass, as turbo tasks: cached, in parallel, with the failures listed at the end.
//
// - `pnpm check`: the change lane
// - `pnpm check --affected`: the part of it that the difference to the branch `main` can break
// - `pnpm check --ci`: the change lane and a bounded part of the long lane: what `.ci/run` runs
// - `pnpm check --long`: the change lane and the long lane
// - `pnpm check --force`: without cached results
// - `pnpm check test:stories --filter=@store/cart`: some tasks, some packages
const root = join(import.meta.dirname, '../../../..')
const flags = process.argv.slice(2)
const named = flags.filter((flag) => !flag.startsWith('--'))
const lanes = [
  requiredCheckTasks,
  ...(flags.includes('--ci') || flags.includes('--long') ? [longCheckTasksPerChange] : []),
  ...(flags.includes('--long') ? [remainingLongCheckTasks] : []),
]
const select = (tasks: readonly string[]) =>
  named.length > 0 ? tasks.filter((task) => named.includes(task)) : tasks
const all = named.length > 0 ? [requiredCheckTasks, longCheckTasksPerChange, remainingLongCheckTasks] : lanes
const phases = [
  { tasks: select(all.flatMap(({ shared }) => shared)), concurrency: 3 },
  { tasks: select(all.flatMap(({ exclusive }) => exclusive)), concurrency: 1 },
]

const seed = process.env.STORE_TEST_SEED ?? String(Date.now() % 2 ** 31)
if (phases[0]?.tasks.includes('test:properties'))
  console.log(`Property tests at length: STORE_TEST_SEED=${seed}`)
// All clones of a user share the cache, so that a run with the same inputs is not repeated in another clone.
const cacheHome = process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache')
const isAffected = flags.includes('--affected')
const journeys = isAffected ? findChangedFeatures(root).map((feature) => `@${feature}`) : []
const env = {
  ...process.env,
  TURBO_CACHE_DIR: join(cacheHome, 'storefront-kit-turbo'),
  TURBO_TELEMETRY_DISABLED: '1',
  STORE_TEST_SEED: seed,
  STORE_TEST_FACTOR: process.env.STORE_TEST_FACTOR ?? (flags.includes('--long') ? '5' : '1'),
  ...(journeys.length > 0 && { STORE_JOURNEYS: journeys.join('|') }),
}

const forTurbo = flags.filter((flag) => flag.startsWith('--') && !['--ci', '--long'].includes(flag))
const reports = []
for (const { tasks, concurrency } of phases) {
  if (tasks.length > 0) reports.push(await runTasks({ root, tasks, flags: forTurbo, concurrency, env }))
}
const { lines, passed, failed } = mergeReports(reports)
console.log(`\n${lines.join('\n')}\n`)
console.log(`${passed} passed, ${failed} failed`)
// A run without tests passes only with `--affected`, when nothing differs from `main`.
process.exitCode = failed > 0 || (passed === 0 && !flags.includes('--affected')) ? 1 : 0
