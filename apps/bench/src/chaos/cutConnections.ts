import { setTimeout } from 'node:timers/promises'
import type { DatabaseFault } from './DatabaseFault.ts'

const times = 20
const everyMs = 50

/** Terminates every connection of the store on the server's side, repeatedly for a second. */
export const cutConnections: DatabaseFault = async ({ withInspector }) => {
  await withInspector(async ({ run }) => {
    for (let time = 0; time < times; time += 1) {
      await run(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'store'`)
      await setTimeout(everyMs)
    }
  })
  return async () => undefined
}
