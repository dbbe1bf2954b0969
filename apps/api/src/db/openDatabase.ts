import type { Log } from '../log/Log.ts'
import type { DatabaseHandle } from './Database.ts'
import type { DatabaseSettings } from './DatabaseSettings.ts'

/** Opens the database of an installation. */
export async function openDatabase(settings: DatabaseSettings, log: Log): Promise<DatabaseHandle> {
  // Only the configured engine is loaded, because the other would add a third of a second to every start.
  if (settings.kind === 'postgres') {
    const { openPostgres } = await import('./openPostgres.ts')
    return openPostgres({ ...settings, log })
  }
  const { openPglite } = await import('./openPglite.ts')
  return openPglite({ folder: settings.folder })
}
