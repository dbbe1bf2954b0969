import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const inDevelopment = ['@store/source']

const everyPage =
  /\/node_modules\/(react|react-dom|scheduler|zustand)\/|\/packages\/ui\/dist\/|\/contract\/rules\/|\/dist\/(place|count)\.js|\/app\/PageModule|rolldown\/runtime/

/** Few requests on the first load: what every page has is one file, and each feature is one file of its own. */
function chunkOf(id: string, graph: ModuleGraph): string | null {
  if (everyPage.test(id)) return 'base'
  // Rules of the contract are small and shared; its schemas stay apart, for when something is asked for.
  const needsSchemas = graph.getModuleInfo(id)?.importedIds.some((imported) => imported.includes('valibot'))
  if (/\/api-client\/dist\/chunk-/.test(id) && !needsSchemas) return 'base'
  return /\/packages\/(cart|pdp|account|delivery-location|login-dialog)\/dist\//.exec(id)?.[1] ?? null
}

interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

const chunks = [{ name: chunkOf, debugName: 'chunkOf' }]

export default defineConfig(({ command }) => ({
  plugins: [react()],
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
      conditions: [...(command === 'serve' ? inDevelopment : []), 'module', 'node', 'development|production'],
    },
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        target: 'es2022',
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: 'app/entry.client.tsx',
          output: { codeSplitting: { groups: chunks, includeDependenciesRecursively: false } },
        },
      },
    },
    ssr: {
      build: { outDir: 'dist/server', target: 'node22', rolldownOptions: { input: 'app/entry.server.tsx' } },
    },
  },
}))
