import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'tsup'
import { expect, it } from 'vitest'
import { cssModules } from './cssModules.ts'

it('gives each package its own class names, in the script and in the styles', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'css-modules-'))
  await writeFile(join(folder, 'Line.module.css'), '.line { color: red }')
  await writeFile(
    join(folder, 'index.js'),
    "import names from './Line.module.css'\nexport const name = names.line",
  )
  await build({
    config: false,
    silent: true,
    entry: [join(folder, 'index.js')],
    format: ['esm'],
    outDir: join(folder, 'dist'),
    esbuildPlugins: [cssModules('cart')],
  })
  const built = async (end: string) => readFile(join(folder, 'dist', `index.${end}`), 'utf8')
  const className = /cart-[\w-]+-line/.exec(await built('mjs').catch(() => built('js')))?.[0]
  expect(className).toBeDefined()
  expect(await built('css')).toContain(`.${className}`)
  expect(await built('css')).toContain('color')
})
