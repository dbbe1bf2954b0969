import { text } from 'node:stream/consumers'
import { createDeletedAccountList } from './accountData/index.ts'
import { openDatabase } from './db/openDatabase.ts'
import { createLog } from './log/createLog.ts'
import { readSecrets } from './readSecrets.ts'
import { readSettings } from './readSettings.ts'

const settings = readSettings(process.env)
const log = createLog(settings.logLevel)
const secrets = await readSecrets(settings.secretsFile, log)
const [word] = process.argv.slice(2)
if (word !== 'list' && word !== 'apply') {
  process.stderr.write('Say list, or apply with a list on standard input.\n')
  process.exit(1)
}
const { db, transact, close } = await openDatabase(settings.database, log)
const list = createDeletedAccountList({ db, transact, secrets, clock: { now: () => new Date() } })
if (word === 'list') process.stdout.write(await list.write())
else {
  const { listed, erased } = await list.apply(await text(process.stdin))
  process.stdout.write(`${listed} deletions in the list; ${erased} accounts had come back and are erased.\n`)
}
await close()
