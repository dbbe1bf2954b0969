import { serverPreset } from '@store/config/tsup/server'

export default serverPreset({
  entry: { main: 'server/main.ts' },
  // There is one of each in a process: the API's bundle has the log and the requests it tells apart, and what Hono
  // knows of a request stands under signs that only the same Hono reads.
  beside: ['@hono/node-server', '@store/api', 'hono'],
  // `dist` contains the pages beside it.
  isSplit: false,
})
