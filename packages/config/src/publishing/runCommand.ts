import { type ExecFileException, execFile } from 'node:child_process'

/** How a command ended. */
export interface CommandResult {
  readonly ok: boolean
  /** All it wrote, and why it could not run or was stopped. */
  readonly output: string
}

/** Where and how a command runs. */
export interface CommandOptions {
  readonly cwd: string
  /** @default the environment of this process */
  readonly env?: NodeJS.ProcessEnv
  /** Milliseconds after which it is stopped. @default 120000 */
  readonly timeout?: number
}

/** Runs a command to its end; never throws. */
export function runCommand(
  command: string,
  words: readonly string[],
  { cwd, env = process.env, timeout = 120_000 }: CommandOptions,
): Promise<CommandResult> {
  // On Windows npm and its kind are scripts, which only a shell starts.
  const shell = process.platform === 'win32'
  return new Promise((resolve) => {
    execFile(command, words, { cwd, env, timeout, shell, maxBuffer: 2 ** 26 }, (fault, stdout, stderr) => {
      resolve({ ok: !fault, output: [stdout, stderr, fault ? reasonOf(fault, timeout) : ''].join('').trim() })
    })
  })
}

// What a command that ran had to say stands in its own output.
function reasonOf({ killed, code, message }: ExecFileException, timeout: number): string {
  if (killed) return `stopped after ${timeout} ms`
  return typeof code === 'string' ? message : ''
}
