import type { TaskOutput } from './createTaskProgressTracker.ts'
import { hasScript } from './parseTurboDryRun.ts'

/** Results of the steps of a run. */
export type RunReport = readonly StepReport[]

/** Result of a step. */
export interface StepReport {
  readonly id: string
  /** One line with the verdict, the name, the seconds and the number of tests. */
  readonly row: string
  /** Tests that passed; a step without tests counts as one. */
  readonly passed: number
  readonly failed: number
  /** File, title and first line of the error of each test that failed. */
  readonly failures: readonly string[]
  readonly log: readonly string[]
}

/** Reports a run from turbo's summary (`--summarize`) and the output of the steps. */
export function createRunReport(summary: string, outputOf: (id: string) => TaskOutput): RunReport {
  const { tasks }: Summary = JSON.parse(summary)
  return tasks.filter(hasScript).map((task) => describeStep(task, outputOf(task.taskId)))
}

interface Summary {
  readonly tasks: readonly SummaryTask[]
}

interface SummaryTask {
  readonly taskId: string
  readonly command: string
  readonly cache: { readonly status: 'HIT' | 'MISS' }
  /** Missing if the task was not run. */
  readonly execution?: {
    readonly startTime: number
    readonly endTime: number
    readonly exitCode: number | null
  }
}

function describeStep({ taskId, cache, execution }: SummaryTask, { result, log }: TaskOutput): StepReport {
  const isOk = execution?.exitCode === 0
  const passed = result?.passed ?? (isOk ? 1 : 0)
  // A step that failed without a failed test is still a failure.
  const failed = isOk ? 0 : Math.max(1, result?.failed ?? 0)
  const seconds = execution ? (execution.endTime - execution.startTime) / 1000 : 0
  const mark = isOk ? 'ok     ' : execution ? 'FAILED ' : 'NOT RUN'
  const time = cache.status === 'HIT' ? 'cached' : `${seconds.toFixed(1)} s`
  const row = `${mark} ${taskId} (${time}${result ? `; ${passed} passed, ${result.failed} failed` : ''})`
  return { id: taskId, row, passed, failed, failures: result?.failures ?? [], log }
}
