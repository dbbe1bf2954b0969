import { join } from 'node:path'

/**
 * The API's own folder, with its migrations, seeds and pictures: sources are one folder deep in it, and so is the
 * bundle.
 */
export const apiFolder = join(import.meta.dirname, '..')
