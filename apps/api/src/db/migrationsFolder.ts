import { join } from 'node:path'
import { apiFolder } from '../apiFolder.ts'

/** Folder of the migrations, for both the sources and the bundle. */
export const migrationsFolder = join(apiFolder, 'src/db/migrations')
