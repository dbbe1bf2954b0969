import type { BuildOptions } from 'esbuild'
import { cssModules } from './cssModules.ts'
import { importEagerly } from './importEagerly.ts'

/**
 * Returns how a custom element is bundled for plain pages: with all its dependencies, and code that a host's bundler would
 * lazy-load. Preact stands in for React, which alone would be larger than the whole element.
 */
export const elementBuildOptions = (prefix: string): BuildOptions => ({
  bundle: true,
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  jsx: 'automatic',
  alias: { react: 'preact/compat', 'react-dom': 'preact/compat' },
  plugins: [importEagerly, cssModules(prefix)],
  logLevel: 'warning',
  // Our own entry points import chunks without side effects, and declare that.
  logOverride: { 'ignored-bare-import': 'silent' },
})

/** What a page gets: no comments but licences, no code for development. */
export const elementForPages = {
  minify: true,
  // As UTF-8, Hindi and Bengali take half the bytes of their escapes.
  charset: 'utf8',
  legalComments: 'eof',
  define: { 'process.env.NODE_ENV': '"production"' },
} as const satisfies BuildOptions
