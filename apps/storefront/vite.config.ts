import { globSync } from 'node:fs'
import { packAssets } from '@store/config/packAssets'
import { storeNames } from '@store/config/storeNames'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkOf } from './chunkOf.ts'
import { reactReadOnce } from './reactReadOnce.ts'

const inDevelopment = ['@store/source']

/** A file's name without its ending and the hash of the package it comes from: every page lists names. */
const shortName = (name: string) => name.replace(/\.\w+$/, '').replace(/-[A-Z0-9]{8}$/, '')

/** In development names stay long, and say where they come from. */
function dressed(command: 'build' | 'serve') {
  if (command === 'serve') return { digest: '', dress: { plugins: [react()] } }
  const { plugin, generateScopedName, digest } = storeNames(import.meta.dirname)
  const plugins = [react(), plugin, packAssets(), reactReadOnce()]
  return { digest, dress: { plugins, css: { modules: { generateScopedName } } } }
}

const chunks = [{ name: chunkOf, debugName: 'chunkOf' }]

export default defineConfig(({ command }) => {
  const { digest, dress } = dressed(command)
  return {
    ...dress,
    appType: 'custom',
    builder: {},
    resolve: {
      conditions: [
        ...(command === 'serve' ? inDevelopment : []),
        'module',
        'browser',
        'development|production',
      ],
    },
    ssr: {
      noExternal: command === 'serve' ? [/^@store\//] : true,
      resolve: {
        conditions: [
          ...(command === 'serve' ? inDevelopment : []),
          'module',
          'node',
          'development|production',
        ],
      },
    },
    environments: {
      client: {
        build: {
          outDir: 'dist/client',
          manifest: true,
          target: 'es2022',
          // 1 to 2 KB less on a page than what Vite does by itself (docs/decisions/0009).
          minify: 'terser',
          terserOptions: { module: true, compress: { passes: 3 }, format: { quote_style: 2 } },
          // A late chunk finds its own scripts; lists of them would weigh on every page. Styles are named all the same.
          modulePreload: { polyfill: false, resolveDependencies: () => [] },
          rolldownOptions: {
            // A page's document names its script, which is asked for by that name.
            input: ['app/entry.client.tsx', ...globSync('app/pages/*/page.tsx')],
            preserveEntrySignatures: 'allow-extension',
            output: {
              codeSplitting: { groups: chunks, includeDependenciesRecursively: false },
              chunkFileNames: ({ name }) => `assets/${shortName(name)}-[hash:8].js`,
              assetFileNames: ({ names: [name = ''] }) =>
                `assets/${shortName(name)}-[hash:8]${name.endsWith('.css') ? digest : ''}[extname]`,
            },
          },
        },
      },
      ssr: {
        build: {
          outDir: 'dist/server',
          target: 'node22',
          rolldownOptions: { input: 'app/entry.server.tsx', output: { codeSplitting: false } },
        },
      },
    },
  }
})
