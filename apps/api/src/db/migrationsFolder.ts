import { join } from 'node:path'
import { apiFolder } from '../apiFolder.ts'

/** Where the migrations lie, of the sources and of the bundle alike. */
export const migrationsFolder = join(apiFolder, 'src/db/migrations')
