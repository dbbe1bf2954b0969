import { join } from 'node:path'

/**
 * The API's root folder with its migrations, seeds and pictures. Source files and the bundle are both one folder deep
 * in it.
 */
export const apiFolder = join(import.meta.dirname, '..')
