import type { RunReport, StepReport } from './createRunReport.ts'

/** Final report of a check. */
export interface CheckReport {
  /** The logs of failed steps, a row per step, and at the end each failure by file and title. */
  readonly lines: readonly string[]
  readonly passed: number
  readonly failed: number
}

/** Merges the reports of several runs; a step that ran in more than one, such as a build, counts once. */
export function mergeReports(reports: readonly RunReport[]): CheckReport {
  const steps = [...new Map(reports.flat().map((step): [string, StepReport] => [step.id, step])).values()]
  const broken = steps.filter(({ failed }) => failed > 0)
  return {
    lines: [
      ...broken.flatMap(({ id, log }) => [`── ${id}`, ...log, '']),
      ...steps.map(({ row }) => row),
      ...broken.flatMap(({ id, failures }) => ['', `FAILED ${id}`, ...failures.map((name) => `  ${name}`)]),
    ],
    passed: steps.reduce((sum, { passed }) => sum + passed, 0),
    failed: steps.reduce((sum, { failed }) => sum + failed, 0),
  }
}
