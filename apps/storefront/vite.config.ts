import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const inDevelopment = ['@store/source']

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
        rolldownOptions: { input: 'app/entry.client.tsx' },
      },
    },
    ssr: {
      build: { outDir: 'dist/server', target: 'node22', rolldownOptions: { input: 'app/entry.server.tsx' } },
    },
  },
}))
