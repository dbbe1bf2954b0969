import { join } from 'node:path'
import { readAssets } from './rendering/readAssets.ts'
import type { StorefrontBuild } from './StorefrontBuild.ts'

type BuiltHost = typeof import('../app/entry.server.tsx')

const dist = join(import.meta.dirname, '../dist')

/** Reads the production build of each language; throws an error with instructions when there is none. */
export async function readProductionBuilds(): Promise<readonly [StorefrontBuild, ...StorefrontBuild[]]> {
  const main = await readBuild('')
  const [, ...others] = main.languages
  return [main, ...(await Promise.all(others.map(({ base }) => readBuild(base))))]
}

/** Returns the folders of the client builds by their path under `/assets`, the more specific paths first. */
export const listClientFolders = (builds: readonly StorefrontBuild[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    builds
      .map(({ language: { base } }) => [`/assets${base}/*`, join(dist, base, 'client')] as const)
      .reverse(),
  )

async function readBuild(base: string): Promise<StorefrontBuild> {
  try {
    const built: BuiltHost = await import(join(dist, base, 'server/entry.server.js'))
    return {
      ...built,
      assetsOf: await readAssets(join(dist, base, 'client'), built.languageSuggestionStyles),
    }
  } catch (cause) {
    throw new Error('The storefront is not built. Run `pnpm build` first, or `npm start`, which does it.', {
      cause,
    })
  }
}
