import { describe, expect, it } from 'vitest'
import { createTaskProgressTracker } from './createTaskProgressTracker.ts'
import { printStepResult } from './StepResult.ts'

const given = (source: string, text: string) =>
  JSON.stringify({ source, level: 'stdout', timestamp: 0, text })
const result = (failed: number) =>
  printStepResult({ seconds: 1, passed: 3, failed, failures: failed > 0 ? ['cart.test.ts adds up'] : [] })

const open = (concurrency = 3) =>
  createTaskProgressTracker(
    [
      { id: '@store/cart#build', dependencies: [] },
      { id: '@store/cart#test', dependencies: [] },
      { id: '@store/storefront#e2e', dependencies: ['@store/cart#build'] },
    ],
    concurrency,
  )

describe('createTaskProgress', () => {
  it('shows what every step waits for before the first one starts', () => {
    expect(open().line()).toBe(
      '00:00 0 of 3 steps done · running: none · waiting: @store/cart#build for a free place; @store/cart#test for a free place; @store/storefront#e2e for @store/cart#build',
    )
  })

  it('shows the last line of a running step, without its colours', () => {
    const progress = open()
    progress.read(given('@store/cart#test', 'cache miss, executing 1'))
    progress.read(given('@store/cart#test', '\u001B[32m✓\u001B[39m cart.test.ts (12 tests)'))
    expect(progress.line()).toContain('running: @store/cart#test (✓ cart.test.ts (12 tests))')
  })

  it('prints the result of each step as soon as it ends, even if the step was cached', () => {
    const progress = open()
    expect(progress.read(given('@store/cart#test', 'cache hit, replaying logs 1'))).toEqual([])
    expect(progress.read(given('@store/cart#test', result(1)))).toEqual([
      '00:00 FAILED @store/cart#test: 3 passed, 1 failed',
    ])
    expect(progress.line()).toContain('1 of 3 steps done')
    expect(progress.task('@store/cart#test').result?.failures).toEqual(['cart.test.ts adds up'])
  })

  it('treats a build as finished when a step that needs it starts', () => {
    const progress = open()
    progress.read(given('@store/cart#build', 'cache miss, executing 1'))
    expect(progress.line()).toContain('0 of 3 steps done')
    progress.read(given('@store/storefront#e2e', 'cache miss, executing 1'))
    expect(progress.line()).toContain('1 of 3 steps done')
  })

  it('treats a build as finished when more steps are running than the concurrency allows', () => {
    const progress = open(1)
    progress.read(given('@store/cart#build', 'cache miss, executing 1'))
    progress.read(given('@store/cart#test', 'cache miss, executing 1'))
    expect(progress.line()).toContain('1 of 3 steps done · running: @store/cart#test (')
  })

  it('lists only the first of very many failures', () => {
    const failures = Array.from({ length: 300 }, (_, at) => `test ${at} ${'x'.repeat(400)}`)
    const line = printStepResult({ seconds: 1, passed: 0, failed: 300, failures })
    expect(line.length).toBeLessThan(8_000)
    const progress = open()
    progress.read(given('@store/cart#test', line))
    expect(progress.task('@store/cart#test').result?.failures.at(-1)).toBe('and 280 more')
  })

  it('finds the path of the run summary in the output of turbo', () => {
    const progress = open()
    progress.read(given('turbo', 'Summary:    /code/.turbo/runs/1.json'))
    expect(progress.summary()).toBe('/code/.turbo/runs/1.json')
  })
})
