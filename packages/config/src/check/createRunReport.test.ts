import { describe, expect, it } from 'vitest'
import { createRunReport } from './createRunReport.ts'
import { mergeReports } from './mergeReports.ts'
import type { StepResult } from './StepResult.ts'

const task = (taskId: string, exitCode?: number, status = 'MISS') => ({
  ...{ taskId, command: 'a command', cache: { status } },
  ...(exitCode !== undefined && { execution: { startTime: 1_000, endTime: 3_500, exitCode } }),
})
const tests = (passed: number, failures: readonly string[] = []): StepResult => ({
  ...{ seconds: 2, passed, failed: failures.length, failures },
})

const report = (tasks: readonly object[], results: Readonly<Record<string, StepResult>> = {}) =>
  mergeReports([
    createRunReport(JSON.stringify({ tasks }), (id) => ({ result: results[id], log: [`log of ${id}`] })),
  ])

describe('createRunReport', () => {
  it('adds up the tests of all steps, counting a step without tests as one', () => {
    const { lines, passed, failed } = report([task('a#build', 0), task('a#test', 0, 'HIT')], {
      'a#test': tests(5),
    })
    expect([passed, failed]).toEqual([6, 0])
    expect(lines).toEqual(['ok      a#build (2.5 s)', 'ok      a#test (cached; 5 passed, 0 failed)'])
  })

  it('lists each failure at the end, after the log of its step', () => {
    const { lines, passed, failed } = report([task('a#test', 1)], {
      'a#test': tests(4, ['x.test.ts adds up']),
    })
    expect([passed, failed]).toEqual([4, 1])
    expect(lines).toEqual([
      ...['── a#test', 'log of a#test', ''],
      'FAILED  a#test (2.5 s; 4 passed, 1 failed)',
      ...['', 'FAILED a#test', '  x.test.ts adds up'],
    ])
  })

  it('counts a step that failed outside of its tests, and one that never ran, as failed', () => {
    const { failed, lines } = report([task('a#test', 1), task('b#e2e')], { 'a#test': tests(4) })
    expect(failed).toBe(2)
    expect(lines).toContain('NOT RUN b#e2e (0.0 s)')
  })

  it('counts a build once if two runs include it', () => {
    const run = () =>
      createRunReport(JSON.stringify({ tasks: [task('a#build', 0)] }), () => ({ result: undefined, log: [] }))
    expect(mergeReports([run(), run()])).toMatchObject({ passed: 1, failed: 0 })
  })

  it('ignores packages that have no script for a step', () => {
    const none = { ...task('a#test', 0), command: '<NONEXISTENT>' }
    expect(report([none])).toMatchObject({ passed: 0, failed: 0 })
  })
})
