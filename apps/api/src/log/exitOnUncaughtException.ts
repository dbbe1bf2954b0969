import type { Log } from './Log.ts'

/**
 * Ends the process on an uncaught exception, because its state is unknown; a new process then starts. Node's own output
 * would contain what shoppers typed.
 */
export function exitOnUncaughtException(log: Log): void {
  process.once('uncaughtException', (cause) => {
    log.error('A fault nobody caught ends the process', cause)
    process.exit(1)
  })
}
