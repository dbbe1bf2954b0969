import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { apiFolder } from '../apiFolder.ts'
import type { TableRows } from '../db/Database.ts'
import { seedFiles } from './seedFiles.ts'

const folder = join(apiFolder, 'places/seeds')

/** The seeds in the repository. */
export interface PlaceSeeds {
  /** SHA-256 of all files, hexadecimal. */
  readonly hash: string
  readonly unpack: () => Promise<readonly TableRows[]>
}

/** Reads the seed files, which are decompressed on demand. */
export async function readPlaceSeeds(): Promise<PlaceSeeds> {
  const packed = await Promise.all(
    Object.values(seedFiles).map(async (seed) => ({
      seed,
      bytes: await readFile(join(folder, seed.file)),
    })),
  )
  const hash = createHash('sha256')
  for (const { bytes } of packed) hash.update(bytes)
  return {
    hash: hash.digest('hex'),
    unpack: () =>
      Promise.all(
        packed.map(async ({ seed: { table, columns }, bytes }) => {
          const csv = (await promisify(gunzip)(bytes)).toString()
          return { table, columns, csv }
        }),
      ),
  }
}
