import { spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { countTests } from './countTests.ts'
import { listFailedTests } from './listFailedTests.ts'
import { printStepResult, type StepResult } from './StepResult.ts'

/* Runs one step of the check from the root, `step.ts <program> [arguments]`, and prints its result as the last
   line. The result is part of the log on purpose: turbo replays logs, so the tests of a cached step are counted
   like all others. */
const [program = '', ...args] = process.argv.slice(2)
const root = join(import.meta.dirname, '../../../..')
const folder = join(process.cwd(), '.turbo')
const report = join(folder, `${(process.env.npm_lifecycle_event ?? 'step').replaceAll(':', '-')}.report.json`)
const isVitest = program === 'vitest'
const hasReport = isVitest || program === 'playwright'

// A report of an earlier run must never be counted for this one.
mkdirSync(folder, { recursive: true })
rmSync(report, { force: true })
// Turbo runs several steps in parallel, so each uses one core unless it sets another number.
const workers = args.some((argument) => argument.startsWith('--maxWorkers')) ? [] : ['--maxWorkers=1']
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
const options = isVitest ? [...workers, ...reporters] : []
const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
// Timeout of a step: twice the time that the slowest step of the long lane takes on two cores, so that a step that
// hangs does not block the others.
const timeoutMinutes = 60
const started = performance.now()
const isOk = await new Promise<boolean>((resolve) => {
  const child = spawn(program, [...args, ...options], {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: timeoutMinutes * 60_000,
  })
  child.on('error', (cause) => {
    console.error(cause.message)
    resolve(false)
  })
  child.on('exit', (code, signal) => {
    if (signal) console.error(`${program} was ended by ${signal}; a step may take ${timeoutMinutes} minutes.`)
    resolve(code === 0)
  })
})

const seconds = (performance.now() - started) / 1000
const result = { seconds, ...(hasReport ? readReport() : { passed: isOk ? 1 : 0, failed: isOk ? 0 : 1 }) }
console.log(printStepResult({ failures: [], ...result }))
process.exitCode = result.failed > 0 ? 1 : 0

function readReport(): Omit<StepResult, 'seconds'> {
  const { passed, failed } = countTests(report)
  // A runner may fail although every test passed, because of an error outside of them.
  return { passed, failed: failed === 0 && !isOk ? 1 : failed, failures: listFailedTests(report) }
}
