import { runRestoreDrill } from './backup/index.ts'
import { createLog } from './log/createLog.ts'
import { readSettings } from './readSettings.ts'

const settings = readSettings(process.env)
const [file] = process.argv.slice(2)
const { text, isSuccess } = await runRestoreDrill(settings.database, file, createLog(settings.logLevel))
process.stdout.write(`${text}\n`)
process.exitCode = isSuccess ? 0 : 1
