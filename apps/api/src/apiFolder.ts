import { join } from 'node:path'

/** The API's own folder, with its migrations, seeds and pictures: sources lie one folder deep in it, and so does the bundle. */
export const apiFolder = join(import.meta.dirname, '..')
