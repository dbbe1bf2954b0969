import { existsSync } from 'node:fs'
import { launch, type Page } from 'puppeteer-core'

/**
 * Paths of Chromium installations that prerender and have a back/forward cache, which the tests' headless shell lacks.
 */
const places = [process.env.FULL_CHROMIUM_PATH ?? '', '/usr/bin/chromium', '/usr/bin/google-chrome']

/** Returns the path of the installed full Chromium. */
export const findFullChromium = (): string | undefined => places.find((path) => existsSync(path))

/** Opens a page in a full Chromium. A second DevTools session for the page would disable its prerendering. */
export async function openFullChromium(width: number): Promise<Page> {
  const browser = await launch({
    executablePath: findFullChromium() ?? 'chromium',
    // Request interception would disable speculation, too.
    ignoreDefaultArgs: ['--disable-background-networking'],
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run'],
    defaultViewport: { width, height: 844 },
  })
  return browser.newPage()
}
