import { join } from 'node:path'
import type { HostBuild } from './HostBuild.ts'
import { readAssets } from './rendering/readAssets.ts'

/** Folder of the client build. */
export const clientFolder = join(import.meta.dirname, '../dist/client')

/** Reads the production build; throws an error with instructions when there is none. */
export async function readBuild(): Promise<HostBuild> {
  try {
    const built: Omit<HostBuild, 'assetsOf'> = await import(
      join(import.meta.dirname, '../dist/server/entry.server.js')
    )
    return { ...built, assetsOf: await readAssets(clientFolder) }
  } catch (cause) {
    throw new Error('The storefront is not built. Run `pnpm build` first, or `npm start`, which does it.', {
      cause,
    })
  }
}
