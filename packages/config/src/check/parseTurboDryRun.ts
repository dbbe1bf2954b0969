/** A task of a run that is about to start. */
export interface PlannedTask {
  /** Id of the task, such as `@store/cart#test`. */
  readonly id: string
  /** Ids of the tasks that must end before this one starts. */
  readonly dependencies: readonly string[]
}

/**
 * Parses the plan that `turbo run --dry=json` prints; leaves out tasks without a script in their package, which do
 * nothing.
 */
export function parseTurboDryRun(dryRun: string): readonly PlannedTask[] {
  const { tasks }: DryRun = JSON.parse(dryRun)
  const real = tasks.filter(hasScript)
  const ids = new Set(real.map(({ taskId }) => taskId))
  return real.map(({ taskId, dependencies }) => ({
    id: taskId,
    dependencies: dependencies.filter((id) => ids.has(id)),
  }))
}

/** Returns whether the package of a task has a script for it; turbo also lists tasks without a script. */
export const hasScript = ({ command }: { readonly command: string }): boolean => command !== '<NONEXISTENT>'

interface DryRun {
  readonly tasks: readonly {
    readonly taskId: string
    readonly command: string
    readonly dependencies: readonly string[]
  }[]
}
