import { type BuildOptions, build } from 'esbuild'
import { measureGzipKilobytes } from '../sizes/measurePackage.ts'

// Maximum size of one small component, as a share of all components: it may include its dependencies, but no other
// component.
const most = 0.15

/**
 * Measures the bundle of a consumer that uses one component of ui; returns a violation if the bundle includes other
 * components too.
 */
export async function measureComponentSize(folder: string): Promise<readonly string[]> {
  const one = await weigh(folder, "export { Price } from '@store/ui'")
  const all = await weigh(folder, "export * from '@store/ui'")
  console.log(
    `   Price of @store/ui alone: ${one.toFixed(2)} KB gzip, of ${all.toFixed(2)} KB with every other component`,
  )
  return one <= all * most
    ? []
    : [`one component of @store/ui brings ${one.toFixed(2)} of ${all.toFixed(2)} KB`]
}

async function weigh(folder: string, contents: string): Promise<number> {
  const { outputFiles } = await build({ ...quiet, stdin: { contents, resolveDir: folder } })
  return measureGzipKilobytes(outputFiles[0]?.contents ?? '')
}

const quiet = {
  bundle: true,
  write: false,
  minify: true,
  format: 'esm',
  external: ['react', 'react-dom', 'react/jsx-runtime'],
  loader: { '.css': 'empty' },
  // With this level, the bundler still reports a package whose `sideEffects` is wrong.
  logLevel: 'error',
} as const satisfies BuildOptions
