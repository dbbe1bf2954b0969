import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openFileStream } from '../files/openFileStream.ts'
import { assertPictureName, isPictureName } from './assertPictureName.ts'
import type { PictureStorage } from './PictureStorage.ts'

/**
 * Creates a storage for pictures in a folder, which is created with the first picture; several instances must share the
 * folder.
 */
export function createFolderStorage(folder: string): PictureStorage {
  const fileOf = (name: string) => join(folder, assertPictureName(name))
  return {
    write: async (name, content) => {
      const file = fileOf(name)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      // The file is first written under a temporary name, so that a crash or a full disk leaves no partial picture.
      const half = `${file}.part`
      try {
        await writeFile(half, content, { mode: 0o600 })
        await rename(half, file)
      } catch (cause) {
        await rm(half, { force: true })
        throw cause
      }
    },
    open: async (name) => {
      const file = fileOf(name)
      const isThere = await stat(file).catch((cause: unknown) => {
        if (isMissing(cause)) return undefined
        throw cause
      })
      return isThere && openFileStream(file)
    },
    remove: async (name) => rm(fileOf(name), { force: true }),
    listBefore: async (instant) => {
      const names = await readdir(folder).catch(() => [])
      const old: string[] = []
      for (const name of names) {
        const written = await stat(join(folder, name)).catch(() => undefined)
        // Skips the subfolder with the catalogue's pictures.
        if (written?.isFile() && written.mtime < instant && isPictureName(name)) old.push(name)
      }
      return old
    },
  }
}

const isMissing = (cause: unknown) => cause instanceof Error && 'code' in cause && cause.code === 'ENOENT'
