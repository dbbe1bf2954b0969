import { dirname, join, resolve } from 'node:path'
import { build } from 'esbuild'
import type { Plugin } from 'vite'
import { createElementBuildOptions } from '../tsup/createElementBuildOptions.ts'

const story = /\/packages\/([\w-]+)\/src\/element\/\w+\.stories\.tsx$/
const suffix = '?element-bundle'

/**
 * Makes the stories of custom elements run the code that is published: the class that such a story imports is bundled
 * like `element.js`, with Preact instead of React.
 */
export const bundleCustomElementsPlugin = (): Plugin => ({
  name: 'bundle-elements',
  enforce: 'pre',
  resolveId: (source, importer = '') =>
    story.test(importer) && /^\.\/create\w+Element\.ts$/.test(source)
      ? `${resolve(dirname(importer), source)}${suffix}`
      : undefined,
  async load(id) {
    if (!id.endsWith(suffix)) return undefined
    const entry = id.slice(0, -suffix.length)
    const prefix = /\/packages\/([\w-]+)\//.exec(entry)?.[1] ?? ''
    const root = join(dirname(entry), '../..')
    const { outputFiles = [], metafile } = await build({
      ...createElementBuildOptions(prefix),
      absWorkingDir: root,
      entryPoints: { element: entry },
      outdir: join(root, 'dist'),
      conditions: ['@store/source'],
      define: { 'process.env.NODE_ENV': '"development"' },
      metafile: true,
      write: false,
    })
    // The bundler generates the names of stylesheets.
    const files = Object.keys(metafile?.inputs ?? {}).filter((input) => !input.includes(':'))
    for (const file of files) this.addWatchFile(join(root, file))
    const textOf = (end: string) => outputFiles.find(({ path }) => path.endsWith(end))?.text ?? ''
    const styles = `document.head.append(Object.assign(document.createElement('style'), { textContent: ${JSON.stringify(textOf('.css'))} }))`
    return `${textOf('.js')}\n${styles}`
  },
})
