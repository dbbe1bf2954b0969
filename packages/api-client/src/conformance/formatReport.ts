import type { ConformanceReport } from './ConformanceReport.ts'

const marks = { passed: 'ok    ', failed: 'FAILED', unchecked: '' } as const

/**
 * Formats a report for a terminal: one line per call with its errors below, then the calls that were not checked, with
 * the reason.
 */
export function formatReport({ calls, checks, isPassed }: ConformanceReport): string {
  const unchecked = calls.filter(({ status }) => status === 'unchecked').map(({ call }) => call)
  const checked = calls.filter(({ status }) => status !== 'unchecked')
  const rows = checked.flatMap(({ call, status, checks: made, faults }) => [
    `${marks[status]}  ${call.padEnd(28)}${made > 0 ? `${made} ${made === 1 ? 'check' : 'checks'}` : ''}`.trimEnd(),
    ...faults.map((fault) => `        ${fault}`),
  ])
  const skipped = checks.filter(({ status }) => status === 'skipped')
  const count = (wanted: string) => calls.filter(({ status }) => status === wanted).length
  return [
    ...rows,
    ...(unchecked.length > 0 ? ['', `Calls without a check: ${unchecked.join(', ')}`] : []),
    ...(skipped.length > 0 ? ['', 'Skipped checks:'] : []),
    ...skipped.map(({ title, reason }) => `  ${title}: ${reason}`),
    '',
    `${isPassed ? 'Passed' : 'FAILED'}: ${count('passed')} calls passed, ${count('failed')} failed, ${count('unchecked')} unchecked; ${checks.length} checks, ${skipped.length} skipped.`,
  ].join('\n')
}
