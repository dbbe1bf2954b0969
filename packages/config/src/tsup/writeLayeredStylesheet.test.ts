import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { dropStylesheetSourceMaps } from './dropStylesheetSourceMaps.ts'
import { writeLayeredStylesheet } from './writeLayeredStylesheet.ts'

const distWith = async (files: Readonly<Record<string, string>>) => {
  const dist = await mkdtemp(join(tmpdir(), 'layer-'))
  for (const [name, content] of Object.entries(files)) await writeFile(join(dist, name), content)
  return dist
}

it('wraps the same rules in the cascade layer of the store', async () => {
  const dist = await distWith({ 'index.css': '.a {\n  color: red;\n}\n' })
  await writeLayeredStylesheet(dist)
  expect(await readFile(join(dist, 'index.layer.css'), 'utf8')).toBe(
    '@layer store {\n.a {\n  color: red;\n}\n}\n',
  )
})

it('creates no layered copy of missing styles', async () => {
  const dist = await distWith({ 'index.js': '' })
  await writeLayeredStylesheet(dist)
  expect(await readdir(dist)).toEqual(['index.js'])
})

it('removes stylesheet source maps, but keeps script source maps', async () => {
  const dist = await distWith({
    'index.css': '.a {}\n/*# sourceMappingURL=index.css.map */\n',
    'index.css.map': '{}',
    'index.js.map': '{}',
  })
  await dropStylesheetSourceMaps(dist)
  expect((await readdir(dist)).sort()).toEqual(['index.css', 'index.js.map'])
  expect(await readFile(join(dist, 'index.css'), 'utf8')).toBe('.a {}\n')
})
