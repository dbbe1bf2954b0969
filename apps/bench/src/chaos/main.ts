import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { type ChaosTestResult, isPassingVerdict } from './ChaosTestResult.ts'
import { chaosTests } from './chaosTests.ts'
import { formatVerdictTable } from './formatVerdictTable.ts'
import { parseArguments } from './parseArguments.ts'

const folder = join(import.meta.dirname, '../../../../node_modules/.cache/chaos')
const requested = parseArguments(
  process.argv.slice(2),
  chaosTests.map(({ name }) => name),
)
if (typeof requested === 'string') {
  console.error(requested)
  process.exit(2)
}

mkdirSync(folder, { recursive: true })
const where = `Node ${process.versions.node}, ${cpus().length} cores`
const verdicts: ChaosTestResult[] = []
for (const { name, run } of chaosTests.filter(
  (part) => requested.parts.length === 0 || requested.parts.includes(part.name),
)) {
  const started = performance.now()
  console.log(`${name} …`)
  const found = await run(requested).catch((cause: unknown): readonly ChaosTestResult[] => [
    // Continues with the other tests after a failure.
    {
      fault: name,
      tried: 1,
      survived: 0,
      violations: [
        { kind: 'other', sentence: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause) },
      ],
      recoveries: [],
      note: 'did not come to its end',
    },
  ])
  const seconds = Math.round((performance.now() - started) / 1000)
  const stored = { at: new Date(), where, seconds, isFull: requested.isFull, verdicts: found }
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(stored, null, 2)}\n`)
  verdicts.push(...found)
}
console.log(`\n${formatVerdictTable(`What the store was put through (${where})`, verdicts)}`)
console.log(`\nKept as JSON in ${folder}.`)
process.exit(verdicts.every(isPassingVerdict) ? 0 : 1)
