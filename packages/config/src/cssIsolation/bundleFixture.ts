import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type BuildOptions, build } from 'esbuild'
import { builtPackages } from './builtPackages.ts'

/** A React version that a host may have. */
export type ReactVersion = 18 | 19

/** A fixture as a browser gets it. */
export interface BundledFixture {
  /** The script, in one file. */
  readonly script: string
  /** Its stylesheets, in their import order. */
  readonly styles: string
}

const require = createRequire(import.meta.url)
const folderOf = (manifest: string) => dirname(require.resolve(manifest))

const reacts: Readonly<Record<ReactVersion, Readonly<Record<string, string>>>> = {
  18: { react: folderOf('react-18/package.json'), 'react-dom': folderOf('react-dom-18/package.json') },
  19: { react: folderOf('react/package.json'), 'react-dom': folderOf('react-dom/package.json') },
}

/** Options shared by all fixture bundles: the built packages, and one React for all of them. */
export const fixtureOptions = (fixture: string, react: ReactVersion) =>
  ({
    entryPoints: [join(import.meta.dirname, 'fixtures', fixture)],
    bundle: true,
    write: false,
    jsx: 'automatic',
    alias: reacts[react],
    plugins: [builtPackages],
    logLevel: 'error',
  }) satisfies BuildOptions

/** Bundles a fixture as a host's bundler does: development builds, which warn, and styles beside the script. */
export async function bundleFixture(fixture: string, react: ReactVersion = 19): Promise<BundledFixture> {
  const { outputFiles } = await build({
    ...fixtureOptions(fixture, react),
    format: 'iife',
    outdir: '/out',
    define: { 'process.env.NODE_ENV': '"development"' },
  })
  const text = (end: string) => outputFiles.find(({ path }) => path.endsWith(end))?.text ?? ''
  return { script: text('.js'), styles: text('.css') }
}
