import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../../..')
const read = (file: string) => readFile(join(root, file), 'utf8')

it('names one minimum version of Node everywhere', async () => {
  const { engines } = JSON.parse(await read('package.json'))
  const [, floor] = /^>=(\d+\.\d+)$/.exec(engines.node) ?? []
  expect(await read('README.md')).toContain(`With Node ${floor} or newer`)
  expect(await read('docs/decisions/0003-servers-run-from-one-bundle.md')).toContain(
    `has to be ${floor} or newer`,
  )
  expect(await read('docs/running.md')).toContain(`needs Node ${floor} or newer`)
  expect(await read('apps/storefront/server/minimumNodeVersion.ts')).toContain(
    `minimumNodeVersion = '${floor}'`,
  )
  expect(await read('.github/workflows/check.yml')).toContain(`node-version: ${floor}.0`)
  const manifests = [
    ...globSync('{apps,packages}/*/package.json', { cwd: root }),
    'packages/config/src/feature/template/package.json.txt',
  ]
  for (const file of manifests) {
    const { engines } = JSON.parse(await read(file))
    expect([file, engines?.node]).toEqual([file, `>=${floor}`])
  }
})

it('builds the container image on the version of Node that the tests run on', async () => {
  const [, version = 'none'] = /^nodeVersion: (.+)$/m.exec(await read('pnpm-workspace.yaml')) ?? []
  expect(await read('apps/storefront/Dockerfile')).toContain(`ARG NODE=${version}-`)
})

it('builds the container image with the pnpm of the repository', async () => {
  const [pnpm = 'none'] = /pnpm@[\d.]+/.exec(await read('package.json')) ?? []
  const named = (await read('apps/storefront/Dockerfile')).match(/pnpm@[\d.]+/g)
  expect(new Set(named)).toEqual(new Set([pnpm]))
})
