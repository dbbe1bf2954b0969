import { globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressAssets } from './compressAssets.ts'
import { getChunkName } from './getChunkName.ts'

const inDevelopment = ['@store/source']

/** The language to build; each has a separate build, so that a browser loads one language only. */
const language = process.env.STORE_LANGUAGE ?? 'en'
const isMain = language === 'en'

const folder = isMain ? 'assets' : `assets/${language}`
const outDir = isMain ? 'dist' : `dist/${language}`

/**
 * Returns a file's name without its extension and without the hash that its package added; short, because every page
 * contains these names. A chunk without a name of its own keeps half of that hash, because files with the same name are
 * dictionaries of each other (docs/decisions/0082).
 */
const shortName = (name: string) =>
  name
    .replace(/\.\w+$/, '')
    .replace(/^chunk-(\w{4})\w{4}$/, 'chunk$1')
    .replace(/-[A-Z0-9]{8}$/, '')

const assetFileNames = ({ names: [name = ''] }: { readonly names: readonly string[] }) =>
  `${folder}/${shortName(name)}-[hash:8][extname]`

/** Returns the name of an entry's script; the view of each page is named after the page. */
const entryName = (name: string, module: string | null) =>
  name === 'view' && module !== null ? `${basename(dirname(module))}Page` : name

const chunks = [{ name: getChunkName, debugName: 'chunkOf' }]

export default defineConfig(({ command }) => {
  return {
    plugins: command === 'serve' ? [react()] : [react(), compressAssets()],
    appType: 'custom',
    builder: {},
    resolve: {
      // Without this alias, `#messages/*` of package.json refers to English.
      alias: { '#messages': join(import.meta.dirname, 'app/messages', language) },
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
          outDir: `${outDir}/client`,
          manifest: true,
          target: 'es2022',
          // Saves 1 to 2 KB per page over Vite's default (docs/decisions/0009).
          minify: 'terser',
          terserOptions: { module: true, compress: { passes: 3 }, format: { quote_style: 2 } },
          // A lazy chunk imports its own scripts, so preload lists of them would only make every page longer. Styles
          // are listed nevertheless.
          modulePreload: { polyfill: false, resolveDependencies: () => [] },
          rolldownOptions: {
            // The view of each page is an entry, by whose name the server finds the script for the page's document.
            input: ['app/entry.client.tsx', ...globSync('app/pages/*/view.tsx')],
            preserveEntrySignatures: 'allow-extension',
            output: {
              codeSplitting: { groups: chunks, includeDependenciesRecursively: false },
              chunkFileNames: ({ name }) => `${folder}/${shortName(name)}-[hash:8].js`,
              entryFileNames: ({ name, facadeModuleId }) =>
                `${folder}/${entryName(shortName(name), facadeModuleId)}-[hash:8].js`,
              assetFileNames,
            },
          },
        },
      },
      ssr: {
        build: {
          outDir: `${outDir}/server`,
          target: 'node22',
          // Names assets as the client build does, so that both builds refer to an asset by the same URL.
          rolldownOptions: {
            input: 'app/entry.server.tsx',
            output: { codeSplitting: false, assetFileNames },
          },
        },
      },
    },
  }
})
