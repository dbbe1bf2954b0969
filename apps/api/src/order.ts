import { openDatabase } from './db/openDatabase.ts'
import { createLog } from './log/createLog.ts'
import { openMessageQueue } from './messaging/openMessageQueue.ts'
import { createOrderFulfilment, runOrderCommand } from './orders/index.ts'
import { readSecrets } from './readSecrets.ts'
import { readSettings } from './readSettings.ts'

const settings = readSettings(process.env)
const log = createLog(settings.logLevel)
const secrets = await readSecrets(settings.secretsFile, log)
const database = await openDatabase(settings.database, log)
const clock = { now: () => new Date() }
const { mode, smtp, sms, brand, publicOrigin } = settings
const post = await openMessageQueue({ database, clock, secrets, smtp, sms, mode, log })
const { transact } = database
const desk = createOrderFulfilment({ transact, clock, mailer: post.mailer, secrets, brand, publicOrigin })
const { text, isSuccess } = await runOrderCommand(process.argv.slice(2), desk)
await post.close()
await database.close()
process.stdout.write(`${text}\n`)
process.exitCode = isSuccess ? 0 : 1
