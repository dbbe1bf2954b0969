import { createServerBuildConfig } from '@store/config/tsup/server'

export default createServerBuildConfig({
  entry: { main: 'server/main.ts', startStore: 'server/startStore.ts' },
  // Singletons of the process: log and request context are in the API's bundle, and Hono stores request data under
  // symbols that only the same copy of Hono can read. `main` loads the store only after checking the Node version.
  beside: ['@hono/node-server', '@store/api', 'hono', './startStore.js'],
  // `isSplit: false` also keeps tsup from emptying `dist`, which contains the built pages, too.
  isSplit: false,
})
