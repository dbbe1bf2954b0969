import { openDatabase } from './db/openDatabase.ts'
import { createLog } from './log/createLog.ts'
import { createOrderDesk } from './orders/createOrderDesk.ts'
import { moveByCommand } from './orders/moveByCommand.ts'
import { openPost } from './post/openPost.ts'
import { readSecrets } from './readSecrets.ts'
import { readSettings } from './readSettings.ts'

const settings = readSettings(process.env)
const log = createLog(settings.logLevel)
const secrets = await readSecrets(settings.secretsFile, log)
const database = await openDatabase(settings.database, log)
const clock = { now: () => new Date() }
const { mode, smtp, texts, brand, publicOrigin } = settings
const post = await openPost({ database, clock, secrets, smtp, texts, mode, log })
const { transact } = database
const desk = createOrderDesk({ transact, clock, mailer: post.mailer, secrets, brand, publicOrigin })
const { text, isDone } = await moveByCommand(process.argv.slice(2), desk)
await post.close()
await database.close()
process.stdout.write(`${text}\n`)
process.exitCode = isDone ? 0 : 1
