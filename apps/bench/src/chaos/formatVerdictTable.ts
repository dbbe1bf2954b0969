import { median } from '../bench/median.ts'
import { type ChaosTestResult, countViolations, isPassingVerdict } from './ChaosTestResult.ts'
import { violationKinds } from './Violation.ts'

const heads = [
  '',
  'fault',
  'tried',
  'survived',
  'lost',
  'doubled',
  'oversold',
  "another's",
  '5xx',
  'ready p50/max',
  '',
]
const mostSentences = 10

/** Returns one table of all verdicts for a terminal with their total, and the violations as sentences below it. */
export function formatVerdictTable(title: string, verdicts: readonly ChaosTestResult[]): string {
  const rows = [heads, ...verdicts.map(cellsOf), cellsOf(sumOf(verdicts))]
  const widths = heads.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)))
  const table = rows.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  const wrong = verdicts.flatMap(({ fault, violations }) => [
    ...violations.slice(0, mostSentences).map(({ sentence }) => `${fault}: ${sentence}`),
    ...(violations.length > mostSentences ? [`${fault}: and ${violations.length - mostSentences} more`] : []),
  ])
  return [title, ...table, ...(wrong.length > 0 ? ['', ...wrong] : [])].join('\n')
}

const cellsOf = (verdict: ChaosTestResult): readonly string[] => [
  isPassingVerdict(verdict) ? '' : 'FAILS',
  verdict.fault,
  String(verdict.tried),
  String(verdict.survived),
  ...violationKinds.map((kind) => String(countViolations(verdict, kind))),
  readyOf(verdict),
  verdict.note,
]

function readyOf({ recoveries }: ChaosTestResult): string {
  if (recoveries.length === 0) return ''
  return `${seconds(median(recoveries))}/${seconds(Math.max(...recoveries))} s`
}

const seconds = (millis: number) => (millis / 1000).toFixed(2)

const sumOf = (verdicts: readonly ChaosTestResult[]): ChaosTestResult => ({
  fault: 'all',
  tried: verdicts.reduce((sum, { tried }) => sum + tried, 0),
  survived: verdicts.reduce((sum, { survived }) => sum + survived, 0),
  violations: verdicts.flatMap(({ violations }) => violations),
  recoveries: verdicts.flatMap(({ recoveries }) => recoveries),
  note: '',
})
