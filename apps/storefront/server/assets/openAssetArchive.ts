import { createHash, randomUUID } from 'node:crypto'
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { compressWithDictionary } from './compressWithDictionary.ts'
import { parseAssetName } from './parseAssetName.ts'

/** Scripts and stylesheets of this release and of earlier ones. */
export interface AssetArchive {
  /** Returns a file of any release by its URL path without `/assets`; `undefined` if there is none. */
  read(path: string): Promise<Buffer<ArrayBuffer> | undefined>
  /**
   * Compresses a file of this release, with an earlier version of the same file as the dictionary.
   *
   * @param path URL path without `/assets`, such as `/cart-BX2p7aQk.js`.
   * @param dictionaryHash SHA-256 of the dictionary, base64.
   * @returns The file in the content encoding `dcz`; `undefined` without such a file or dictionary.
   */
  compress(path: string, dictionaryHash: string): Promise<Buffer<ArrayBuffer> | undefined>
  /** Settles when the archive is up to date. */
  whenReady(): Promise<void>
}

/** Options of `openAssetArchive`. */
export interface AssetArchiveOptions {
  /**
   * Folder of the archive, created if missing; the path of a file in it is its URL path without `/assets`. Instances
   * may share it.
   */
  readonly folder: string
  /** Folders of the client builds by their path under `/assets`. */
  readonly clientFolders: Readonly<Record<string, string>>
  /** Current time in ms. */
  readonly now: () => number
  /** Logs why there are no files of earlier releases, such as a folder that is not writable. */
  readonly warn: (message: string, cause: unknown) => void
}

/** Time in ms for which a file is kept after the last start of a release that contains it. */
const keptMs = 90 * 86_400_000

/**
 * Opens the archive of released files. In the background, because a start must not wait for it, it copies the scripts
 * and stylesheets of this release into the archive, and deletes those that no started release has contained for 90 days.
 */
export function openAssetArchive({ folder, clientFolders, now, warn }: AssetArchiveOptions): AssetArchive {
  const updated = updateArchive(folder, clientFolders, now()).catch((cause: unknown) => {
    warn('Pages of earlier releases do not receive their scripts.', cause)
    return undefined
  })
  // Bounded by the number of archived files, because only versions of the same file are dictionaries of each other.
  const results = new Map<string, Promise<Buffer<ArrayBuffer> | undefined>>()
  return {
    // Also finds the files of a later release that another instance has started already.
    read: async (path) =>
      parseAssetName(path) ? readFile(join(folder, path)).catch(() => undefined) : undefined,
    compress: async (path, dictionaryHash) => {
      const { current, dictionaries } = (await updated) ?? {}
      const file = current?.get(path)
      const dictionary = dictionaries?.get(dictionaryHash)
      if (!file || !dictionary || parseAssetName(path) !== parseAssetName(dictionary)) return undefined
      const key = `${path} ${dictionary}`
      const result =
        results.get(key) ??
        // Another instance may have deleted the dictionary in the meantime.
        Promise.all([readFile(file), readFile(join(folder, dictionary))])
          .then(([content, earlier]) => compressWithDictionary(content, earlier))
          .catch(() => undefined)
      results.set(key, result)
      return result
    },
    whenReady: async () => void (await updated),
  }
}

async function updateArchive(
  folder: string,
  clientFolders: AssetArchiveOptions['clientFolders'],
  nowMs: number,
) {
  /** Files of this release by their path. */
  const current = new Map<string, string>()
  for (const root of Object.values(clientFolders)) {
    const assets = join(root, 'assets')
    for (const path of await listFiles(assets))
      if (parseAssetName(path)) current.set(path, join(assets, path))
  }
  for (const [path, file] of current) await archive(file, join(folder, path), nowMs)

  /** Paths of archived files by their hash. */
  const dictionaries = new Map<string, string>()
  for (const path of await listFiles(folder)) {
    const file = join(folder, path)
    // Another instance that starts at the same time may have renamed or deleted the file.
    const status = await stat(file).catch(() => undefined)
    if (status === undefined) continue
    if (status.mtimeMs < nowMs - keptMs) await rm(file, { force: true })
    else if (parseAssetName(path)) dictionaries.set(hash(await readFile(file)), path)
  }
  return { current, dictionaries }
}

/** Copies a file, or marks the archived copy as used; other instances never see half a file. */
async function archive(file: string, copy: string, usedMs: number): Promise<void> {
  const used = new Date(usedMs)
  const isArchived = await utimes(copy, used, used).then(
    () => true,
    () => false,
  )
  if (isArchived) return
  await mkdir(dirname(copy), { recursive: true })
  const unfinished = `${copy}.${randomUUID()}`
  await copyFile(file, unfinished)
  await utimes(unfinished, used, used)
  await rename(unfinished, copy)
}

/** Returns the paths of all files of a folder, each beginning with a slash; none if the folder is missing. */
async function listFiles(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `/${relative(folder, join(parentPath, name)).replaceAll('\\', '/')}`)
}

const hash = (content: Uint8Array): string => createHash('sha256').update(content).digest('base64')
