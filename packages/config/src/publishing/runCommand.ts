import { type ExecFileException, execFile } from 'node:child_process'

/** Result of a command. */
export interface CommandResult {
  readonly ok: boolean
  /** Whole output of the command, and the reason if it could not run or was stopped. */
  readonly output: string
}

/** Options of a command. */
export interface CommandOptions {
  readonly cwd: string
  /** @default the environment of this process */
  readonly env?: NodeJS.ProcessEnv
  /** Timeout in milliseconds. @default 120000 */
  readonly timeout?: number
}

/** Runs a command to its end; never throws. */
export function runCommand(
  command: string,
  words: readonly string[],
  { cwd, env = process.env, timeout = 120_000 }: CommandOptions,
): Promise<CommandResult> {
  // On Windows npm and similar tools are scripts, which only a shell starts.
  const shell = process.platform === 'win32'
  return new Promise((resolve) => {
    execFile(command, words, { cwd, env, timeout, shell, maxBuffer: 2 ** 26 }, (fault, stdout, stderr) => {
      resolve({ ok: !fault, output: [stdout, stderr, fault ? reasonOf(fault, timeout) : ''].join('').trim() })
    })
  })
}

// Returns an empty text for a command that ran, because its output contains the error.
function reasonOf({ killed, code, message }: ExecFileException, timeout: number): string {
  if (killed) return `stopped after ${timeout} ms`
  return typeof code === 'string' ? message : ''
}
