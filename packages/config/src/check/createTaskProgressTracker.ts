import { stripVTControlCharacters } from 'node:util'
import type { PlannedTask } from './parseTurboDryRun.ts'
import { parseStepResult, type StepResult } from './StepResult.ts'

/** Tracks a turbo run by the lines that `turbo run --json` prints. */
export interface TaskProgressTracker {
  /** Parses a line of turbo; returns what to print immediately. */
  readonly read: (event: string) => readonly string[]
  /** One line: progress of the run, running tasks, and what the waiting tasks wait for. */
  readonly line: () => string
  /** The output of a task so far. */
  readonly task: (id: string) => TaskOutput
  /** Returns where turbo wrote the summary of the run, which is its last output. */
  readonly summary: () => string | undefined
}

/** Output of a task. */
export interface TaskOutput {
  readonly result: StepResult | undefined
  readonly log: readonly string[]
}

interface Task extends PlannedTask {
  state: 'waiting' | 'running' | 'done'
  result: StepResult | undefined
  readonly log: string[]
}

/**
 * Creates the progress tracker of a run of tasks.
 *
 * @param concurrency Maximum number of tasks that run at once.
 */
export function createTaskProgressTracker(
  planned: readonly PlannedTask[],
  concurrency: number,
): TaskProgressTracker {
  const started = performance.now()
  let summary: string | undefined
  const tasks = new Map(
    planned.map((task): [string, Task] => [
      task.id,
      { ...task, state: 'waiting', result: undefined, log: [] },
    ]),
  )
  const inState = (state: Task['state']) => [...tasks.values()].filter((task) => task.state === state)
  const clock = () => {
    const seconds = Math.round((performance.now() - started) / 1000)
    return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`
  }

  function start(task: Task): void {
    task.state = 'running'
    // A build prints no result. It has ended when a step that depends on it starts, or when more tasks are running
    // than the concurrency allows.
    for (const id of task.dependencies) {
      const dependency = tasks.get(id)
      if (dependency) dependency.state = 'done'
    }
    const running = inState('running')
    const ended = running.filter(({ id }) => id.endsWith('#build') && id !== task.id)
    for (const build of ended.slice(0, Math.max(0, running.length - concurrency))) build.state = 'done'
  }

  return {
    read: (event) => {
      const { source, text } = parseEvent(event)
      const line = stripVTControlCharacters(text)
      const task = tasks.get(source)
      if (!task) {
        summary ??= /^Summary:\s+(.+)$/.exec(line)?.[1]
        return []
      }
      if (task.state === 'waiting') start(task)
      const result = parseStepResult(line)
      if (!result) {
        task.log.push(text)
        return []
      }
      task.state = 'done'
      task.result = result
      const mark = result.failed > 0 ? 'FAILED' : 'ok'
      return [`${clock()} ${mark} ${task.id}: ${result.passed} passed, ${result.failed} failed`]
    },
    line: () => {
      const running = inState('running').map(({ id, log }) => `${id} (${lastWords(log)})`)
      const waiting = inState('waiting').map(({ id, dependencies }) => {
        const open = dependencies.filter((one) => tasks.get(one)?.state !== 'done')
        return `${id} for ${open.join(', ') || 'a free place'}`
      })
      const rest = waiting.length > 3 ? [`${waiting.length - 3} more`] : []
      return [
        `${clock()} ${inState('done').length} of ${tasks.size} steps done`,
        `running: ${running.join(', ') || 'none'}`,
        `waiting: ${[...waiting.slice(0, 3), ...rest].join('; ') || 'none'}`,
      ].join(' · ')
    },
    task: (id) => tasks.get(id) ?? { result: undefined, log: [] },
    summary: () => summary,
  }
}

const lastWords = (log: readonly string[]): string =>
  stripVTControlCharacters(log.findLast((line) => line.trim() !== '') ?? 'starting')
    .trim()
    .slice(0, 70)

function parseEvent(event: string): { readonly source: string; readonly text: string } {
  try {
    const { source = '', text = '' }: { source?: string; text?: string } = JSON.parse(event)
    return { source, text }
  } catch {
    // Not an event of turbo: plain output of a tool between the events.
    return { source: '', text: event }
  }
}
