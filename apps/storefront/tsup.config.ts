import { serverPreset } from '@store/config/tsup/server'

export default serverPreset({
  entry: { main: 'server/main.ts', startStore: 'server/startStore.ts' },
  // Singletons of the process: log and request context are in the API's bundle, and Hono stores request data under
  // symbols that only the same copy of Hono can read.
  // `main` loads the store only once it knows that this Node can run it.
  beside: ['@hono/node-server', '@store/api', 'hono', './startStore.js'],
  // `dist` contains the pages beside it.
  isSplit: false,
})
