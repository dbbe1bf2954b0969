import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'

/** One part of the check. */
export interface Step {
  readonly name: string
  /** Run through a shell at the root. */
  readonly command: string
  /** JSON report the step writes, relative to the folder of reports; without it the step counts as one test. */
  readonly report?: string
}

/** Runs one step with its output shown; true when it ended well. */
export function runStep({ name, command, report }: Step, root: string, reports: string): Promise<boolean> {
  console.log(`\n── ${name}: ${command}`)
  // A report of an earlier run must never be counted as this one's.
  if (report) rmSync(join(reports, report), { force: true })
  return new Promise((resolve) => {
    const child = spawn(command, { cwd: root, shell: true, stdio: ['ignore', 'inherit', 'inherit'] })
    child.on('error', () => resolve(false))
    child.on('exit', (code) => resolve(code === 0))
  })
}
