import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** How a process ended. */
export interface ProcessExit {
  /** Its exit code; null where a signal ended it. */
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
}

/** A process that said it is open. */
export interface LaunchedProcess {
  readonly pid: number
  /** Sends a signal and answers when the process has ended. */
  readonly kill: (signal: NodeJS.Signals) => Promise<ProcessExit>
}

/** What to launch. */
export interface LaunchOptions {
  /** Script to run with this Node, whose stacks then name lines of the sources. */
  readonly script: string
  /** The whole environment of the process. */
  readonly env: Readonly<Record<string, string>>
  /** What it says when it is open. */
  readonly openLine: RegExp
  /** Takes every line of its stdout and stderr. */
  readonly onLine: (line: string) => void
}

// Nothing outlives the process that asked for it.
const alive = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of alive) child.kill('SIGKILL')
})
// A test runner ends its workers by this signal, which by itself skips what is to be done on the way out.
process.once('SIGTERM', () => process.exit(143))

const openWithinMs = 60_000

/** Starts a process and waits until it says that it is open; throws with all it said where it ends or is silent. */
export async function launch({ script, env, openLine, onLine }: LaunchOptions): Promise<LaunchedProcess> {
  const child = spawn(process.execPath, ['--enable-source-maps', script], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  alive.add(child)
  // `close` comes when the last line was read, `exit` may come before it.
  const ended = once(child, 'close').then(([code, signal]): ProcessExit => {
    alive.delete(child)
    return { code, signal }
  })
  const said: string[] = []
  const opened = Promise.withResolvers<void>()
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      onLine(line)
      if (said.length < 200) said.push(line)
      if (openLine.test(line)) opened.resolve()
    })
  }
  const late = setTimeout(
    () => opened.reject(new Error(`${script} did not open:\n${said.join('\n')}`)),
    openWithinMs,
  )
  ended.then(({ code }) => opened.reject(new Error(`${script} ended with ${code}:\n${said.join('\n')}`)))
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
    clearTimeout(late)
  }
  return { pid: child.pid ?? 0, kill }
}
