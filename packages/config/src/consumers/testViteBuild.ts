import { preview } from 'vite'
import { type PageTestFunction, testMobilePage } from './testMobilePage.ts'

/**
 * Serves the Vite build of a folder and uses it in a browser; returns the errors.
 *
 * @param base - Path that it was built for.
 */
export async function testViteBuild(
  folder: string,
  use: PageTestFunction,
  base = '/',
): Promise<readonly string[]> {
  const server = await preview({
    root: folder,
    base,
    configFile: false,
    // A missing file gets a 404 instead of the page.
    appType: 'mpa',
    logLevel: 'error',
    preview: { host: '127.0.0.1', port: 0 },
  })
  try {
    return await testMobilePage(server.resolvedUrls?.local[0] ?? '', use)
  } finally {
    await server.close()
  }
}
