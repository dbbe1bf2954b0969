import type { Log } from './Log.ts'

/**
 * Ends the process on an uncaught exception: its state is unknown, a new one's is not. Node would print what
 * shoppers typed.
 */
export function exitOnUncaughtException(log: Log): void {
  process.once('uncaughtException', (cause) => {
    log.error('A fault nobody caught ends the process', cause)
    process.exit(1)
  })
}
