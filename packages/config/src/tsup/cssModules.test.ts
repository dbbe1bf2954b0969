import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { expect, it } from 'vitest'
import { cssModules } from './cssModules.ts'

it('gives each package its own class names and keeps the styles', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'css-modules-'))
  await writeFile(join(folder, 'Line.module.css'), '.line { color: red }')
  await writeFile(
    join(folder, 'index.js'),
    "import names from './Line.module.css'\nexport const name = names.line",
  )
  const { outputFiles } = await build({
    entryPoints: [join(folder, 'index.js')],
    bundle: true,
    write: false,
    format: 'esm',
    outdir: join(folder, 'dist'),
    plugins: [cssModules('cart')],
  })
  const text = (end: string) => outputFiles.find(({ path }) => path.endsWith(end))?.text ?? ''
  const className = /cart-line-[\w-]+/.exec(text('.js'))?.[0]
  expect(className).toBeDefined()
  expect(text('.css')).toContain(`.${className}`)
  expect(text('.css')).toContain('color')
})
