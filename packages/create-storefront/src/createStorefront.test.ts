import { existsSync, globSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { createStorefront } from './createStorefront.ts'
import { toPackageName } from './toPackageName.ts'

const root = mkdtempSync(join(realpathSync(tmpdir()), 'create-storefront-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
const read = (...path: readonly string[]) => readFileSync(join(root, ...path), 'utf8')

it('writes an app that is named after its folder', () => {
  expect(createStorefront({ folder: join(root, 'Petal Lane') })).toEqual({ ok: true })
  expect(JSON.parse(read('Petal Lane/package.json'))).toMatchObject({ name: 'petal-lane', private: true })
  expect(read('Petal Lane/src/shop.ts')).toContain("name: 'Petal Lane'")
  expect(read('Petal Lane/.gitignore')).toContain('node_modules')
  expect(existsSync(join(root, 'Petal Lane/.env'))).toBe(false)
})

it('fills every placeholder of the template', () => {
  createStorefront({ folder: join(root, 'filled') })
  const files = globSync('**/*.{html,json,md,ts,tsx,css}', { cwd: join(root, 'filled') })
  expect(files.length).toBeGreaterThan(15)
  for (const file of files) expect(read('filled', file)).not.toMatch(/\{\{\w+\}\}/)
})

it('installs the @store packages in its own version', () => {
  createStorefront({ folder: join(root, 'versions') })
  const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'))
  const { dependencies } = JSON.parse(read('versions/package.json'))
  const ours = Object.entries(dependencies).filter(([name]) => name.startsWith('@store/'))
  expect(ours.length).toBeGreaterThan(5)
  for (const [, range] of ours) expect(range).toBe(version)
})

it('installs the library versions that the packages are tested with', () => {
  const template = JSON.parse(readFileSync(join(import.meta.dirname, '../template/package.json'), 'utf8'))
  const workspace = readFileSync(join(import.meta.dirname, '../../../pnpm-workspace.yaml'), 'utf8')
  const catalog = workspace.slice(workspace.indexOf('\ncatalog:'))
  for (const [name, range] of Object.entries({ ...template.dependencies, ...template.devDependencies })) {
    const tested = new RegExp(`^ {2}'?"?${name}'?"?: \\^?(\\d+\\.\\d+)`, 'm').exec(catalog)?.[1]
    if (tested !== undefined) expect(`${name} ${range}`).toMatch(new RegExp(` \\^${tested}\\.`))
  }
})

it.each([
  ['http://localhost:3000', 'http://localhost:3000'],
  ['https://shop.example/some/path', 'https://shop.example'],
])('lets the app call the API at %s', (apiOrigin, origin) => {
  const name = `api-${apiOrigin.length}`
  createStorefront({ folder: join(root, name), apiOrigin })
  expect(read(name, '.env')).toBe(`VITE_STORE_ORIGIN=${origin}\n`)
})

it.each(['localhost:3000', 'shop', 'file:///etc', ''])(
  'rejects the API "%s", and writes nothing',
  (apiOrigin) => {
    const folder = join(root, 'refused')
    expect(createStorefront({ folder, apiOrigin })).toMatchObject({ ok: false })
    expect(existsSync(folder)).toBe(false)
  },
)

it('overwrites nothing', () => {
  const folder = join(root, 'used')
  createStorefront({ folder })
  writeFileSync(join(folder, 'package.json'), 'mine')
  expect(createStorefront({ folder })).toEqual({ ok: false, reason: `${folder} is not empty` })
  expect(read('used/package.json')).toBe('mine')
  expect(createStorefront({ folder: join(folder, 'package.json') })).toMatchObject({ ok: false })
})

it.each([
  ['my-shop', 'my-shop'],
  ['Asha’s Gifts!', 'asha-s-gifts'],
  ['फूल', 'my-shop'],
])('for the folder %s, names the package %s', (folder, name) => {
  expect(toPackageName(folder)).toBe(name)
})
