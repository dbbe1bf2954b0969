import type { DatabaseSettings } from '../db/DatabaseSettings.ts'
import { openDatabase } from '../db/openDatabase.ts'
import type { Log } from '../log/Log.ts'
import { readEveryRow } from './readEveryRow.ts'
import { restoreBackup } from './restoreBackup.ts'

/** Output of a restore drill, and whether the backup can be used. */
export interface RestoreDrillResult {
  readonly text: string
  readonly isSuccess: boolean
}

/** Rehearses a disaster: restores a backup into an empty database, migrates it, and reads every row of it. */
export async function runRestoreDrill(
  settings: DatabaseSettings,
  file: string | undefined,
  log: Log,
): Promise<RestoreDrillResult> {
  if (file === undefined || settings.kind === 'pglite')
    return failed('Give the file of a backup, and the URL of an empty database as DATABASE_URL.')
  const restored = await restoreBackup(settings.url, file)
  if (restored.kind === 'notEmpty')
    return failed('The database has tables. Create an empty one for the drill.')
  if (restored.kind === 'failed') return failed(`The backup could not be restored:\n${restored.reason}`)
  const started = performance.now()
  const { close } = await openDatabase(settings, log)
  await close()
  const { tables, rows, products, orders, newestOrder } = await readEveryRow(settings.url)
  const seconds = (performance.now() - started) / 1000
  return {
    isSuccess: true,
    text: [
      `restored in ${restored.seconds.toFixed(1)} s, migrated and read in ${seconds.toFixed(1)} s`,
      `${rows} rows in ${tables} tables, of these ${products} products and ${orders} orders`,
      newestOrder ? `the newest order is of ${newestOrder.toISOString()}` : 'there is no order',
    ].join('\n'),
  }
}

const failed = (text: string): RestoreDrillResult => ({ text, isSuccess: false })
