import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** Exit status of a process. */
export interface ProcessExit {
  /** Exit code; null if a signal ended it. */
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
}

/** A process that has reported that it is open. */
export interface LaunchedProcess {
  readonly pid: number
  /** Sends a signal and resolves when the process has ended. */
  readonly kill: (signal: NodeJS.Signals) => Promise<ProcessExit>
}

/** Options of `launchProcess`. */
export interface LaunchOptions {
  /** Script to run with this Node, with source maps for its stack traces. */
  readonly script: string
  /** The whole environment of the process. */
  readonly env: Readonly<Record<string, string>>
  /** Matches the line it prints when it is open. */
  readonly openLine: RegExp
  /** Receives every line of its stdout and stderr. */
  readonly onLine: (line: string) => void
}

// No child process outlives this one.
const alive = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of alive) child.kill('SIGKILL')
})
// A test runner ends its workers with this signal, which by default skips exit handlers.
process.once('SIGTERM', () => process.exit(143))

const openWithinMs = 60_000

/** Starts a process and waits until it reports that it is open; throws with its output if it ends or times out. */
export async function launchProcess({
  script,
  env,
  openLine,
  onLine,
}: LaunchOptions): Promise<LaunchedProcess> {
  const child = spawn(process.execPath, ['--enable-source-maps', script], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  alive.add(child)
  // `close` is emitted after the last line was read, while `exit` may be emitted before it.
  const ended = once(child, 'close').then(([code, signal]): ProcessExit => {
    alive.delete(child)
    return { code, signal }
  })
  const messages: string[] = []
  const opened = Promise.withResolvers<void>()
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      onLine(line)
      if (messages.length < 200) messages.push(line)
      if (openLine.test(line)) opened.resolve()
    })
  }
  const timer = setTimeout(
    () => opened.reject(new Error(`${script} did not open:\n${messages.join('\n')}`)),
    openWithinMs,
  )
  ended.then(({ code }) => opened.reject(new Error(`${script} ended with ${code}:\n${messages.join('\n')}`)))
  const kill = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    return ended
  }
  try {
    await opened.promise
  } catch (cause) {
    await kill('SIGKILL')
    throw cause
  } finally {
    clearTimeout(timer)
  }
  return { pid: child.pid ?? 0, kill }
}
