import { join } from 'node:path'
import { apiFolder } from '../apiFolder.ts'

/** Folder of the migrations, for the sources and for the bundle. */
export const migrationsFolder = join(apiFolder, 'src/db/migrations')
