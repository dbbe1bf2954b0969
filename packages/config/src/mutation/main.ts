import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { Stryker } from '@stryker-mutator/core'
import { listMutationScopes } from './listMutationScopes.ts'

// Changes rules and stores by small mistakes (mutants), and fails if the tests of a scope detect less than 85 % of them.
//
// - `pnpm mutation`: all scopes
// - `pnpm mutation cart rules`: the named ones
const leastScore = 85
const root = join(import.meta.dirname, '../../../..')
const named = process.argv.slice(2)
const scopes = listMutationScopes(root).filter(({ name }) => named.length === 0 || named.includes(name))
if (scopes.length === 0) throw new Error(`No scope has one of these names: ${named.join(', ')}`)
process.chdir(root)
// The tests run once for each mutant, so property tests get fewer cases.
process.env.STORE_TEST_FACTOR ??= '0.1'
const tooLow: string[] = []
for (const { name, code, tests, needsDatabase } of scopes) {
  console.log(`Mutants of ${name}:`)
  // Read by the configuration of vitest, to which StrykerJS passes no other values.
  process.env.STORE_MUTATION_TESTS = tests
  process.env.STORE_MUTATION_DATABASE = String(needsDatabase)
  const mutants = await new Stryker({
    plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
    testRunner: 'vitest',
    vitest: { configFile: 'packages/config/src/mutation/vitest.config.ts' },
    mutate: [code, '!**/*.test.*', '!**/fixtures/**'],
    ignorePatterns: ['dist', '.turbo', '.vitest', '*.png', '*.jpg', 'apps/*', '!apps/api', 'docs'],
    // A mutant of a constant that is read when its module loads would need all tests.
    ignoreStatic: true,
    concurrency: 2,
    reporters: ['clear-text', 'json'],
    jsonReporter: { fileName: `node_modules/.cache/reports/mutation-${name}.json` },
    clearTextReporter: { allowColor: false, reportTests: false },
    tempDirName: '.stryker-tmp',
    allowConsoleColors: false,
  }).runMutationTest()
  const count = (...statuses: readonly string[]) =>
    mutants.filter(({ status }) => statuses.includes(status)).length
  const killed = count('Killed')
  // Mutants that time out are counted apart, because no assertion has detected them.
  const all = killed + count('Survived', 'NoCoverage')
  const score = (100 * killed) / all
  const result = `${name}: ${score.toFixed(1)} % of ${all} mutants detected, ${count('Timeout')} timed out`
  console.log(result)
  if (process.env.GITHUB_STEP_SUMMARY) appendFileSync(process.env.GITHUB_STEP_SUMMARY, `${result}\n`)
  if (score < leastScore) tooLow.push(name)
}
if (tooLow.length > 0) console.error(`Less than ${leastScore} % detected: ${tooLow.join(', ')}`)
process.exitCode = tooLow.length > 0 ? 1 : 0
