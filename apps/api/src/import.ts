import { runImportCommand } from './catalogueFiles/importing/runImportCommand.ts'
import { openCachePurgeQueue } from './cdn/index.ts'
import { createSearchEngine } from './createSearchEngine.ts'
import { openDatabase } from './db/openDatabase.ts'
import { createLog } from './log/createLog.ts'
import { openCataloguePictureStorage } from './pictures/openCataloguePictureStorage.ts'
import { seedPlaces } from './places/index.ts'
import { readSettings } from './readSettings.ts'
import { openSearchIndexQueue } from './search/index.ts'

const settings = readSettings(process.env)
const log = createLog(settings.logLevel)
const database = await openDatabase(settings.database, log)
// Cities of service areas are checked against the pincode directory, even before the first start.
await seedPlaces(database)
const pictures = await openCataloguePictureStorage(settings)
// This command only enqueues jobs; the running instances process them.
const cachePurges = await openCachePurgeQueue({
  ...{ database, cdn: settings.cdn, log },
  clock: { now: () => new Date() },
})
const searchFeed = await openSearchIndexQueue({ database, engine: createSearchEngine(), works: false, log })
const { text, isSuccess } = await runImportCommand(process.argv.slice(2), database, pictures, {
  cachePurges,
  searchFeed,
})
await searchFeed.close()
await cachePurges.close()
await database.close()
process.stdout.write(`${text}\n`)
process.exitCode = isSuccess ? 0 : 1
