import type { BuildOptions } from 'esbuild'
import { cssModules } from './cssModules.ts'

/**
 * Returns how a custom element is bundled for plain pages: one script with all its dependencies. Preact stands in for
 * React, which alone would weigh more than the whole element.
 */
export const elementBuildOptions = (prefix: string): BuildOptions => ({
  bundle: true,
  // One script: code that a host's bundler would lazy-load is loaded immediately.
  splitting: false,
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  jsx: 'automatic',
  alias: { react: 'preact/compat', 'react-dom': 'preact/compat' },
  plugins: [cssModules(prefix)],
  logLevel: 'warning',
  // Our own entry points import chunks without side effects, and declare that.
  logOverride: { 'ignored-bare-import': 'silent' },
})
