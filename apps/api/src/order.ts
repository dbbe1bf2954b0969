import { userInfo } from 'node:os'
import { openDatabase } from './db/openDatabase.ts'
import { createLog } from './log/createLog.ts'
import { openMessageQueue } from './messaging/openMessageQueue.ts'
import { runOrderCommand } from './orders/index.ts'
import { readSecrets } from './readSecrets.ts'
import { readSettings } from './readSettings.ts'
import { createShopRepo } from './shop/index.ts'

const settings = readSettings(process.env)
const log = createLog(settings.logLevel)
const secrets = await readSecrets(settings.secretsFile, log)
const database = await openDatabase(settings.database, log)
const clock = { now: () => new Date() }
const { mode, smtp, sms, publicOrigin, seller } = settings
const messages = await openMessageQueue({ database, clock, secrets, smtp, sms, mode, log })
const { db, transact } = database
const brand = { ...settings.brand, name: (await createShopRepo(db).name()) ?? settings.brand.name }
const deps = { db, transact, clock, mailer: messages.mailer, secrets, brand, publicOrigin, seller }
const { text, isSuccess } = await runOrderCommand(process.argv.slice(2), deps, userInfo().username)
await messages.close()
await database.close()
process.stdout.write(`${text}\n`)
process.exitCode = isSuccess ? 0 : 1
