import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { apiFolder } from '../../apiFolder.ts'
import type { Database } from '../../db/Database.ts'
import { cataloguePictures } from '../../db/schema/cataloguePictures.ts'
import type { PictureStorage } from '../../pictures/PictureStorage.ts'
import type { MerchantPictures } from '../rows/createPictureSerializer.ts'
import type { CatalogueFiles } from '../schema/CatalogueFiles.ts'
import { listRequiredPictures } from './listRequiredPictures.ts'
import { readPictures } from './readPictures.ts'
import { writePictures } from './writePictures.ts'

/** The folders from which an import reads pictures and to which it writes them. */
interface PictureImport {
  readonly folder: string
  readonly files: CatalogueFiles
  /** Storage of the resized pictures. @default the pictures are only checked */
  readonly storage: PictureStorage | undefined
}

/** Checks the pictures of a catalogue's folder, and writes them in the sizes that pages use. */
export async function preparePictures(db: Database, { folder, files, storage }: PictureImport) {
  const required = listRequiredPictures(files)
  const stored = new Map((await db.select().from(cataloguePictures)).map((row) => [row.name, row]))
  const { pictures, errors } = await readPictures(folder, required, stored)
  const own: MerchantPictures = new Map([...stored, ...pictures.map(({ row }) => [row.name, row] as const)])
  const isMissing = (name: string, width = 0) =>
    !own.has(name) && !existsSync(join(apiFolder, `sample/pictures/${name}-${width}.webp`))
  return {
    errors,
    /** The pictures of the store after the import. */
    own,
    /** Names of pictures that entries refer to and that do not exist. */
    missing: [...required].filter(([name, { widths }]) => isMissing(name, widths[0])).map(([name]) => name),
    /** Removes the written files again. */
    undo: storage && errors.length === 0 ? await writePictures(pictures, storage) : async () => undefined,
  }
}
