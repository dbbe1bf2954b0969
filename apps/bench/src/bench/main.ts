import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { benchmarks } from './benchmarks.ts'
import { formatFigureTable } from './formatFigureTable.ts'
import type { Row } from './Row.ts'

const folder = join(import.meta.dirname, '../../../../node_modules/.cache/bench')
const requested = process.argv.slice(2)
const unknown = requested.filter((name) => !benchmarks.some((part) => part.name === name))
if (unknown.length > 0) {
  console.error(
    `There is no part "${unknown.join('", "')}". Parts: ${benchmarks.map(({ name }) => name).join(', ')}.`,
  )
  process.exit(2)
}

mkdirSync(folder, { recursive: true })
for (const { name, title, run } of benchmarks.filter(
  (part) => requested.length === 0 || requested.includes(part.name),
)) {
  const started = performance.now()
  const rows = await run().catch((cause: unknown): readonly Row[] => {
    // Continues with the other benchmarks after a failure.
    console.error(`${name} could not be measured:`, cause)
    process.exitCode = 1
    return []
  })
  const seconds = Math.round((performance.now() - started) / 1000)
  const where = `Node ${process.versions.node}, ${cpus().length} cores`
  console.log(`\n${formatFigureTable(`${title} (${where}, ${seconds} s)`, rows)}`)
  writeFileSync(
    join(folder, `${name}.json`),
    `${JSON.stringify({ at: new Date(), where, seconds, rows }, null, 2)}\n`,
  )
}
console.log(`\nKept as JSON in ${folder}.`)
// Exits explicitly, because browsers and load generators leave sockets open.
process.exit()
