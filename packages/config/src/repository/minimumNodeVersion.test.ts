import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../../..')
const read = (file: string) => readFile(join(root, file), 'utf8')

it('names one oldest version of Node everywhere', async () => {
  const { engines } = JSON.parse(await read('package.json'))
  const [, floor] = /^>=(\d+\.\d+)$/.exec(engines.node) ?? []
  expect(await read('README.md')).toContain(`With Node ${floor} or newer`)
  expect(await read('docs/decisions/0003-servers-run-from-one-bundle.md')).toContain(
    `has to be ${floor} or newer`,
  )
  const packages = (await readdir(join(root, 'packages'))).map((name) => `packages/${name}/package.json`)
  const published = [...packages, 'packages/config/src/feature/template/package.json.txt']
  for (const file of published) {
    const { private: isPrivate, engines } = JSON.parse(await read(file))
    if (!isPrivate) expect([file, engines?.node]).toEqual([file, `>=${floor}`])
  }
})
