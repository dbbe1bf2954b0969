import { serverPreset } from '@store/config/tsup/server'

export default serverPreset({
  entry: { main: 'server/main.ts', startStore: 'server/startStore.ts' },
  // There is one of each in a process: the API's bundle has the log and the requests it tells apart, and what Hono
  // knows of a request stands under signs that only the same Hono reads.
  // `main` loads the store only once it knows that this Node can run it.
  beside: ['@hono/node-server', '@store/api', 'hono', './startStore.js'],
  // `dist` contains the pages beside it.
  isSplit: false,
})
