import type { Log } from '../log/Log.ts'
import type { OpenDatabase } from './Database.ts'
import type { DatabaseSettings } from './DatabaseSettings.ts'
import { openPglite } from './openPglite.ts'

/** Opens the database of an installation. */
export async function openDatabase(settings: DatabaseSettings, log: Log): Promise<OpenDatabase> {
  if (settings.kind === 'pglite') return openPglite(settings.folder)
  // Only who asks for it pays for its loading.
  const { openPostgres } = await import('./openPostgres.ts')
  return openPostgres({ ...settings, log })
}
