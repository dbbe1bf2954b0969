import { join } from 'node:path'
import { preview } from 'vite'

/** Serves the built site on a free port. */
export async function serveSite(): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const server = await preview({
    root: join(import.meta.dirname, '..'),
    configFile: false,
    appType: 'mpa',
    logLevel: 'error',
    preview: { host: '127.0.0.1', port: 0 },
  })
  return { url: server.resolvedUrls?.local[0] ?? '', close: () => server.close() }
}
