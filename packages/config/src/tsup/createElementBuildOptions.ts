import type { BuildOptions } from 'esbuild'
import { cssModulesPlugin } from './cssModulesPlugin.ts'
import { eagerImportsPlugin } from './eagerImportsPlugin.ts'

/**
 * Returns the build options of a custom element for plain pages: the bundle contains all dependencies, even code that
 * a host's bundler would lazy-load. Preact replaces React, which alone would be larger than the whole element.
 */
export const createElementBuildOptions = (prefix: string): BuildOptions => ({
  bundle: true,
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  jsx: 'automatic',
  alias: { react: 'preact/compat', 'react-dom': 'preact/compat' },
  plugins: [eagerImportsPlugin, cssModulesPlugin(prefix)],
  logLevel: 'warning',
  // esbuild may ignore the bare imports of chunks in our own entry points, because our packages declare these chunks
  // free of side effects.
  logOverride: { 'ignored-bare-import': 'silent' },
})

/** Options for the code that a page loads: no comments except licences, and no development code. */
export const productionElementBuildOptions = {
  minify: true,
  // In UTF-8, Hindi and Bengali texts take half as many bytes as in escape sequences.
  charset: 'utf8',
  legalComments: 'eof',
  define: { 'process.env.NODE_ENV': '"production"' },
} as const satisfies BuildOptions
