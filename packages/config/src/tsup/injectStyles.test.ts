import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { injectStyles } from './injectStyles.ts'

const button = '/* css-sheet:src/Button/Button.module.css?sheet */\n.ui-button {\n  color: red;\n}\n'
const calendar = '/* css-sheet:src/Calendar/Calendar.module.css?sheet */\n.ui-day {\n  color: blue;\n}\n'
const library = '/* ../../node_modules/zoom/styles.css */\n.zoom {\n  color: green;\n}\n'

async function build(files: Readonly<Record<string, string>>): Promise<string> {
  const dist = await mkdtemp(join(tmpdir(), 'dress-'))
  for (const [name, content] of Object.entries(files)) await writeFile(join(dist, name), content)
  return dist
}

it('gives an entry point the styles that the root does not include', async () => {
  const dist = await build({
    'index.js': '',
    'index.css': button,
    'calendar.js': 'export const Calendar = 1',
    'calendar.css': `${button}\n${library}\n${calendar}`,
  })
  await injectStyles(dist, ['index', 'calendar'])
  const styles = await readFile(join(dist, 'calendar.css'), 'utf8')
  expect(styles).toContain('.ui-day')
  expect(styles).toContain('.zoom')
  expect(styles).not.toContain('.ui-button')
  expect(await readFile(join(dist, 'index.css'), 'utf8')).toBe(button)
})

it('imports styles with the code for bundlers, but not for servers', async () => {
  const dist = await build({ 'calendar.js': 'export const Calendar = 1', 'calendar.css': calendar })
  await injectStyles(dist, ['calendar'])
  expect(await readFile(join(dist, 'calendar.styled.js'), 'utf8')).toMatch(
    /import '\.\/calendar\.css'\s+export \* from '\.\/calendar\.js'/,
  )
  expect(await readFile(join(dist, 'calendar.js'), 'utf8')).not.toContain('css')
})

it('deletes a stylesheet that contains only styles of the root', async () => {
  const dist = await build({
    'index.js': '',
    'index.css': button,
    'sheet.js': 'export const Sheet = 1',
    'sheet.css': button,
  })
  await injectStyles(dist, ['index', 'sheet'])
  expect((await readdir(dist)).sort()).toEqual(['index.css', 'index.js', 'sheet.js'])
})

it('makes a lazy part of an entry point import its own styles', async () => {
  const dist = await build({
    'index.js': "import('./Calendar-AAAA1111.js')",
    'index.css': button,
    'Calendar-AAAA1111.js': 'export const Calendar = 1',
    'Calendar-BBBB2222.css': `${button}\n${calendar}`,
  })
  await injectStyles(dist, ['index'])
  expect(await readFile(join(dist, 'Calendar-AAAA1111.js'), 'utf8')).toBe(
    "import './Calendar-BBBB2222.css'\nexport const Calendar = 1",
  )
  expect(await readFile(join(dist, 'Calendar-BBBB2222.css'), 'utf8')).not.toContain('.ui-button')
})

it('gives a standalone entry point all of its styles', async () => {
  const dist = await build({ 'index.js': '', 'index.css': button, 'card.js': '', 'card.css': button })
  await injectStyles(dist, ['index', 'card'], ['card'])
  expect(await readFile(join(dist, 'card.css'), 'utf8')).toContain('.ui-button')
})

it('rejects a stylesheet that belongs to several scripts', async () => {
  const dist = await build({ 'Card-AAAA1111.js': '', 'Card-CCCC3333.js': '', 'Card-BBBB2222.css': calendar })
  await expect(injectStyles(dist, ['index'])).rejects.toThrow('Card-BBBB2222.css belongs to 2 scripts')
})

it('ignores styles without a script, such as tokens', async () => {
  const dist = await build({ 'index.js': '', 'tokens.css': ':root {}' })
  await injectStyles(dist, ['index', 'tokens'])
  expect(await readFile(join(dist, 'tokens.css'), 'utf8')).toBe(':root {}')
})

it('excludes lazy-loaded styles from the styles of the root', async () => {
  const file = (path: string, ...imports: readonly (readonly [path: string, kind: string])[]) =>
    [path, { imports: imports.map(([to, kind]) => ({ path: to, kind })) }] as const
  const sheet = (name: string) => `css-sheet:src/${name}/${name}.module.css?sheet`
  const inputs = Object.fromEntries([
    file('src/index.ts', ['src/Button.tsx', 'import-statement'], ['src/Calendar.tsx', 'dynamic-import']),
    file('src/Button.tsx', [sheet('Button'), 'import-statement']),
    file('src/Calendar.tsx', [sheet('Calendar'), 'import-statement'], [sheet('Button'), 'import-statement']),
  ])
  const dist = await build({
    'metafile-esm.json': JSON.stringify({
      inputs,
      outputs: { 'dist/index.js': { entryPoint: 'src/index.ts' } },
    }),
    'index.js': "import('./Calendar-AAAA1111.js')",
    'index.css': `${button}\n${calendar}`,
    'Calendar-AAAA1111.js': 'export const Calendar = 1',
    'Calendar-BBBB2222.css': `${button}\n${calendar}`,
  })
  await injectStyles(dist, ['index'])
  expect(await readFile(join(dist, 'index.css'), 'utf8')).not.toContain('.ui-day')
  expect(await readFile(join(dist, 'index.css'), 'utf8')).toContain('.ui-button')
  expect(await readFile(join(dist, 'Calendar-AAAA1111.js'), 'utf8')).toContain(
    "import './Calendar-BBBB2222.css'",
  )
  expect(await readdir(dist)).not.toContain('metafile-esm.json')
})
