import { openDatabase } from './db/openDatabase.ts'
import { createLog } from './log/createLog.ts'
import { readSettings } from './readSettings.ts'

/* Migrates the database and exits, for a deployment that migrates before it starts instances. */
const settings = readSettings(process.env)
const database = await openDatabase(settings.database, createLog(settings.logLevel))
await database.close()
process.stdout.write('The database has the tables of this version.\n')
