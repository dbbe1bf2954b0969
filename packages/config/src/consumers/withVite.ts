import { preview } from 'vite'
import { openMobilePage, type PageCheck } from './openMobilePage.ts'

/** Serves what Vite built in a folder and uses it in a browser; what went wrong. */
export async function withVite(folder: string, use: PageCheck): Promise<readonly string[]> {
  const server = await preview({
    root: folder,
    configFile: false,
    // Whatever is not there is answered by a 404, and not by the page.
    appType: 'mpa',
    logLevel: 'error',
    preview: { host: '127.0.0.1', port: 0 },
  })
  try {
    return await openMobilePage(server.resolvedUrls?.local[0] ?? '', use)
  } finally {
    await server.close()
  }
}
