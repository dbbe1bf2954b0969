import { execFileSync, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRunReport, type RunReport } from './createRunReport.ts'
import { createTaskProgressTracker } from './createTaskProgressTracker.ts'
import { parseTurboDryRun } from './parseTurboDryRun.ts'
import { splitLines } from './splitLines.ts'

/** A run of turbo tasks. */
export interface TaskRun {
  readonly root: string
  readonly tasks: readonly string[]
  /** Further arguments of `turbo run`. */
  readonly flags: readonly string[]
  readonly concurrency: number
  readonly env: NodeJS.ProcessEnv
}

/**
 * Runs tasks with turbo, all of them even if one fails; prints each result immediately and a progress line every 15
 * s.
 */
export async function runTasks({ root, tasks, flags, concurrency, env }: TaskRun): Promise<RunReport> {
  const args = ['run', ...tasks, ...flags]
  const dryRun = execFileSync('turbo', [...args, '--dry=json'], { cwd: root, env, maxBuffer: 2 ** 30 })
  const progress = createTaskProgressTracker(parseTurboDryRun(dryRun.toString()), concurrency)
  const timer = setInterval(() => console.log(progress.line()), 15_000)
  const turbo = spawn(
    'turbo',
    [...args, '--json', '--summarize', '--continue=always', `--concurrency=${concurrency}`],
    { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  for await (const event of splitLines(turbo.stdout)) {
    for (const line of progress.read(event)) console.log(line)
  }
  clearInterval(timer)
  const summary = progress.summary()
  if (summary === undefined) throw new Error('turbo ended without a summary: its configuration is wrong.')
  return createRunReport(readFileSync(summary, 'utf8'), progress.task)
}
