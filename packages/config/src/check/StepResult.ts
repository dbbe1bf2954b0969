/** Result of one step of the check. */
export interface StepResult {
  readonly seconds: number
  /** Tests that passed; a step without tests counts as one. */
  readonly passed: number
  /** Tests that failed or were skipped. */
  readonly failed: number
  /** File, title and first line of the error of each failed or skipped test. */
  readonly failures: readonly string[]
}

const mark = 'step result: '

/** Prints a result as one line of a log, shorter than the 8 KB at which turbo breaks a line in two. */
export function printStepResult(result: StepResult): string {
  const named = result.failures.slice(0, 20).map((failure) => failure.slice(0, 250))
  const rest = result.failures.length - named.length
  return mark + JSON.stringify({ ...result, failures: rest > 0 ? [...named, `and ${rest} more`] : named })
}

/** Parses a line of a log; returns undefined if it is not a result. */
export function parseStepResult(line: string): StepResult | undefined {
  return line.startsWith(mark) ? JSON.parse(line.slice(mark.length)) : undefined
}
