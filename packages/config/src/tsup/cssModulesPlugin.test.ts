import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'tsup'
import { expect, it } from 'vitest'
import { cssModulesPlugin } from './cssModulesPlugin.ts'

/** Builds a package from stylesheets by name; returns a reader of what was built. */
async function buildSheets(sheets: Readonly<Record<string, string>>) {
  const folder = await mkdtemp(join(tmpdir(), 'css-modules-'))
  const names = Object.keys(sheets)
  await Promise.all(names.map((name) => writeFile(join(folder, `${name}.module.css`), sheets[name] ?? '')))
  await writeFile(
    join(folder, 'index.js'),
    `${names.map((name) => `import ${name} from './${name}.module.css'`).join('\n')}
     export const name = [${names}].map(({ line }) => line)`,
  )
  await build({
    config: false,
    silent: true,
    entry: [join(folder, 'index.js')],
    format: ['esm'],
    outDir: join(folder, 'dist'),
    esbuildPlugins: [cssModulesPlugin('cart')],
  })
  return async (end: string) => readFile(join(folder, 'dist', `index.${end}`), 'utf8')
}

it('gives each package unique class names, in its script and in its styles', async () => {
  const built = await buildSheets({ Line: '.line { color: red }' })
  const className = /cart-[\w-]+-line/.exec(await built('mjs').catch(() => built('js')))?.[0]
  expect(className).toBeDefined()
  expect(await built('css')).toContain(`.${className}`)
  expect(await built('css')).toContain('color')
})

it('keeps the names of grid areas, so that a template in one file places a part of another', async () => {
  const built = await buildSheets({
    Page: '.line { display: grid; grid-template-areas: "head" }',
    Head: '.line { grid-area: head }',
  })
  expect(await built('css')).toMatch(/grid-template-areas:\s*"head"/)
  expect(await built('css')).toMatch(/grid-area:\s*head/)
})

it('builds the same script each time', async () => {
  const names = Array.from({ length: 20 }, (_, index) => `part${index}`)
  const built = await buildSheets({ Line: names.map((name) => `.${name} { color: red }`).join('\n') })
  const script = await built('mjs').catch(() => built('js'))
  const order = [...script.matchAll(/"(part\d+)":/g)].map(([, name]) => name)
  expect(order).toEqual([...names].sort())
})
