import { runImportCommand } from './catalogueFiles/importing/runImportCommand.ts'
import { openDatabase } from './db/openDatabase.ts'
import { createLog } from './log/createLog.ts'
import { openCatalogueStorage } from './pictures/openCatalogueStorage.ts'
import { seedPlaces } from './places/index.ts'
import { readSettings } from './readSettings.ts'

const settings = readSettings(process.env)
const database = await openDatabase(settings.database, createLog(settings.logLevel))
// Cities of service areas are checked against the pincode directory, even before the first start.
await seedPlaces(database)
const pictures = await openCatalogueStorage(settings)
const { text, isSuccess } = await runImportCommand(process.argv.slice(2), database, pictures)
await database.close()
process.stdout.write(`${text}\n`)
process.exitCode = isSuccess ? 0 : 1
