import { userInfo } from 'node:os'
import { createIdGenerator } from './createIdGenerator.ts'
import { openDatabase } from './db/openDatabase.ts'
import { createLog } from './log/createLog.ts'
import { readSettings } from './readSettings.ts'
import { runStaffCommand } from './staff/index.ts'

const settings = readSettings(process.env)
const { transact, close } = await openDatabase(settings.database, createLog(settings.logLevel))
const deps = { transact, clock: { now: () => new Date() }, ids: createIdGenerator() }
const { text, isSuccess } = await runStaffCommand(process.argv.slice(2), deps, userInfo().username)
await close()
process.stdout.write(`${text}\n`)
process.exitCode = isSuccess ? 0 : 1
