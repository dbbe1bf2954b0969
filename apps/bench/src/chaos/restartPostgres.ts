import { setTimeout } from 'node:timers/promises'
import type { DatabaseFault } from './DatabaseFault.ts'
import { queryNumericValue } from './queryNumericValue.ts'

/** Stops Postgres as an upgrade does: Postgres notifies and disconnects its clients, and flushes its data. */
export const restartPostgres: DatabaseFault = async ({ postgres, withInspector }) => {
  const pid = await withInspector((books) =>
    queryNumericValue(books, `split_part(pg_read_file('postmaster.pid'), e'\\n', 1)::int`),
  )
  process.kill(pid, 'SIGINT')
  while (isAlive(pid)) await setTimeout(20)
  return postgres.start
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
