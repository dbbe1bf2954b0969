import { runExportCommand } from './catalogueFiles/exporting/runExportCommand.ts'
import { openDatabase } from './db/openDatabase.ts'
import { createLog } from './log/createLog.ts'
import { readSettings } from './readSettings.ts'

const settings = readSettings(process.env)
const database = await openDatabase(settings.database, createLog(settings.logLevel))
const { text, isSuccess } = await runExportCommand(process.argv.slice(2), database)
await database.close()
process.stdout.write(`${text}\n`)
process.exitCode = isSuccess ? 0 : 1
