import { join } from 'node:path'
import type { HostBuild } from './HostBuild.ts'
import { readAssets } from './rendering/readAssets.ts'

const dist = join(import.meta.dirname, '../dist')

/** Folders of the languages' builds, the default first. */
const buildFolders = ['.', 'hi'] as const

/** Folders of the client builds by their path under `/assets`; the more specific path first. */
export const clientFolders: Readonly<Record<string, string>> = {
  '/assets/hi/*': join(dist, 'hi/client'),
  '/assets/*': join(dist, 'client'),
}

/** Reads the production build of each language; throws an error with instructions when there is none. */
export async function readBuilds(): Promise<readonly [HostBuild, ...HostBuild[]]> {
  const [main, ...others] = buildFolders
  return [await readBuild(main), ...(await Promise.all(others.map(readBuild)))]
}

async function readBuild(folder: string): Promise<HostBuild> {
  try {
    const built: Omit<HostBuild, 'assetsOf'> = await import(join(dist, folder, 'server/entry.server.js'))
    return { ...built, assetsOf: await readAssets(join(dist, folder, 'client')) }
  } catch (cause) {
    throw new Error('The storefront is not built. Run `pnpm build` first, or `npm start`, which does it.', {
      cause,
    })
  }
}
