import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { countTests } from './countTests.ts'
import { nameFailures } from './nameFailures.ts'
import { runStep, type Step } from './runStep.ts'

const root = join(import.meta.dirname, '../../../..')
const reports = join(root, 'node_modules/.cache/reports')
mkdirSync(reports, { recursive: true })

const vitest = (project: string, report: string) =>
  `vitest run ${project} --reporter=default --reporter=json --outputFile.json=${join(reports, report)}`

// Minutes of looking at every component amid foreign rules: CI does it for every change, a developer when it matters.
const isLong = process.argv.includes('--long')

/** Everything a change must pass, cheapest first; a test step names the report its tests are counted from. */
const steps: readonly Step[] = [
  { name: 'format and lint', command: 'biome ci --diagnostic-level=warn' },
  { name: 'structure', command: 'node packages/config/src/structure/main.ts' },
  { name: 'types', command: 'tsc -p tsconfig.test.json' },
  { name: 'unused code', command: 'knip' },
  { name: 'licences', command: 'node packages/config/src/security/main.ts' },
  {
    name: 'rules, API, hooks',
    command: vitest('--project node --project jsdom --project postgres', 'unit.json'),
    report: 'unit.json',
  },
  { name: 'stories', command: vitest('--project stories', 'stories.json'), report: 'stories.json' },
  { name: 'build', command: 'turbo run build --output-logs=errors-only' },
  { name: 'sizes', command: 'node packages/config/src/sizes/main.ts' },
  { name: 'processes', command: vitest('--project processes', 'processes.json'), report: 'processes.json' },
  { name: 'publishing', command: 'node packages/config/src/publishing/main.ts' },
  { name: 'reports', command: 'node packages/config/src/reports/main.ts --check' },
  { name: 'end to end', command: 'playwright test --project=phone --project=desktop', report: 'e2e.json' },
  ...(isLong
    ? [{ name: 'hostile page', command: 'playwright test --project=hostile', report: 'e2e.json' }]
    : []),
]

let passed = 0
let failed = 0
const rows: string[] = []
for (const step of steps) {
  const started = performance.now()
  const ok = await runStep(step, root, reports)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const tests = step.report ? countTests(join(reports, step.report)) : undefined
  passed += (tests?.passed ?? 0) + (ok && !tests ? 1 : 0)
  failed += (tests?.failed ?? 0) + (!ok && !(tests && tests.failed > 0) ? 1 : 0)
  const counted = tests ? `, ${tests.passed} tests passed, ${tests.failed} failed` : ''
  const failures = step.report ? nameFailures(join(reports, step.report)) : []
  rows.push(
    `${ok ? 'ok    ' : 'FAILED'} ${step.name} (${seconds} s${counted})`,
    ...failures.map((failure) => `       ${failure}`),
  )
}

console.log(`\n${rows.join('\n')}\n`)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
