import { createSearchEngine } from './createSearchEngine.ts'
import { openDatabase } from './db/openDatabase.ts'
import { createLog } from './log/createLog.ts'
import { readSettings } from './readSettings.ts'
import { rebuildSearchIndex } from './search/index.ts'

/* Rebuilds the index of the shop's search engine and exits. */
const engine = createSearchEngine()
if (engine) {
  const settings = readSettings(process.env)
  const database = await openDatabase(settings.database, createLog(settings.logLevel))
  const written = await rebuildSearchIndex(database.db, engine)
  await database.close()
  process.stdout.write(`The search engine has ${written} products.\n`)
} else process.stdout.write('Postgres searches: there is no index to rebuild.\n')
