import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startPostgres } from '@store/config/postgres'
import { expect, it } from 'vitest'
import { startStore } from './processes/startStore.ts'
import { fetchStatus } from './processes/waitUntilReady.ts'

const root = join(import.meta.dirname, '../../..')

async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const sizes = await Promise.all(
    files.map(async (file) => (await stat(join(file.parentPath, file.name))).size),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

it('the deployable starts from a folder outside the repository, and is smaller than 150 MB', async ({
  onTestFinished,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'deployable-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const built = join(folder, 'built')
  const moved = join(folder, 'moved')
  const deploy = ['--filter', '@store/storefront', 'deploy', '--prod', '--config.node-linker=hoisted', built]
  await promisify(execFile)('pnpm', [...deploy, '--prefer-offline'], { cwd: root })
  await rename(built, moved)
  expect(await sizeOf(moved)).toBeLessThan(150e6)

  const postgres = await startPostgres()
  onTestFinished(postgres.stop)
  const store = await startStore({
    kind: 'storefront',
    deployable: moved,
    env: { DATABASE_URL: postgres.url },
  })
  onTestFinished(store.stop)
  for (const path of [
    '/',
    '/flowers',
    '/cart',
    '/customiser/',
    '/api/pictures/favicon.svg',
    '/api/openapi.json',
  ])
    expect([path, await fetchStatus(`${store.origin}${path}`)]).toEqual([path, 200])
  expect(await store.kill('SIGTERM')).toEqual({ code: 0, signal: null })
})
