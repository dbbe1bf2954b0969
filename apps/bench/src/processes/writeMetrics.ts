import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const reports = join(import.meta.dirname, '../../../../node_modules/.cache/reports')

/** Measured values by name. */
export type Metrics = Readonly<Record<string, number | string>>

/** Logs measured values on one line, and stores them with the reports of the check. */
export function writeMetrics(name: string, figures: Metrics): void {
  mkdirSync(reports, { recursive: true })
  writeFileSync(join(reports, `processes-${name}.json`), `${JSON.stringify(figures)}\n`)
  const text = Object.entries(figures).map(([what, figure]) => `${what} ${figure}`)
  process.stdout.write(`figures of ${name}: ${text.join(', ')}\n`)
}

/** Returns minimum, median and maximum of some milliseconds, rounded. */
export function minMedianMax(millis: readonly number[]): string {
  const sorted = [...millis].sort((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN)
  return `${at(0)}/${at(0.5)}/${at(1)} ms`
}
