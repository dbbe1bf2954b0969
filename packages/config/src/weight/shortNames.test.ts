import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { shortNames } from './shortNames.ts'

async function storeWith(files: Readonly<Record<string, string>>) {
  const root = await mkdtemp(join(tmpdir(), 'names-'))
  await mkdir(join(root, 'app'))
  for (const [name, content] of Object.entries(files)) await writeFile(join(root, name), content)
  const at = (ending: string) =>
    Object.keys(files)
      .filter((name) => name.endsWith(ending))
      .map((name) => join(root, name))
  const own = at('.module.css')
  const sheets = at('.css').filter((path) => !own.includes(path))
  const made = () => shortNames({ root, packages: [{ prefix: 'ui', sheets }], own, scripts: at('.js') })
  return { root, made, ...made() }
}

const files = {
  'index.css': '.ui-abc123-box{color:var(--store-ink)}',
  'index.js': 'var box = { "box": "ui-abc123-box" }',
  'app/Header.module.css': '.row{color:var(--store-ink)}@keyframes turn{}',
}

it('writes one name for browser and server, whoever builds first', async () => {
  const { root, plugin, generateScopedName, made } = await storeWith(files)
  const again = made()
  for (const [name, code] of Object.entries(files)) {
    const path = join(root, name)
    expect(again.plugin.transform(code, path)).toEqual(plugin.transform(code, `${path}?used`))
  }
  const header = join(root, 'app/Header.module.css')
  expect(again.generateScopedName('row', header)).toBe(generateScopedName('row', `${header}?used`))
})

it('never gives a host’s class the name of a package’s', async () => {
  const { root, plugin, generateScopedName } = await storeWith(files)
  const header = join(root, 'app/Header.module.css')
  const names = [generateScopedName('row', header), generateScopedName('turn', header)]
  const box = /"box": "(\w+)"/.exec(
    plugin.transform(files['index.js'], join(root, 'index.js'))?.code ?? '',
  )?.[1]
  expect(new Set([...names, box]).size).toBe(3)
  for (const name of [...names, box]) expect(name).toMatch(/^\w{2}$/)
})

it('keeps a class that was not there when the table was made', async () => {
  const { root, generateScopedName } = await storeWith(files)
  expect(generateScopedName('later', join(root, 'app/Header.module.css'))).toMatch(/^host-[\w-]{6}-later$/)
})

it('leaves alone what is neither script nor sheet, and what has none of the names', async () => {
  const { root, plugin } = await storeWith(files)
  expect(plugin.transform('"ui-abc123-box"', join(root, 'words.json'))).toBeNull()
  expect(plugin.transform('const a = "box"', join(root, 'index.js'))).toBeNull()
})

it('refuses a script in which a class would keep its long name', async () => {
  const { root, plugin } = await storeWith(files)
  const split = () => plugin.transform('const a = "the " + `ui-abc123-box`', join(root, 'index.js'))
  expect(split).toThrow(/ui-abc123-box/)
})

it('names every sheet anew when another one changes, for it may be written otherwise', async () => {
  const digestOf = async (changed: Readonly<Record<string, string>>) =>
    (await storeWith({ ...files, ...changed })).digest
  expect(await digestOf({})).toBe(await digestOf({}))
  expect(await digestOf({ 'index.css': `${files['index.css']}.ui-abc123-box{--store-ink:red}` })).not.toBe(
    await digestOf({}),
  )
})
