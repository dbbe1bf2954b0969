import { stripVTControlCharacters } from 'node:util'
import { chromium, type Page } from 'playwright'
import { findChromium } from '../chromium/findChromium.ts'

/** Function that uses a page that was just opened at its home URL. */
export type PageTestFunction = (page: Page, home: string) => Promise<void>

/** Opens a browser as wide as a phone, runs the check, and returns the errors of the page and its console. */
export async function testMobilePage(home: string, use: PageTestFunction): Promise<readonly string[]> {
  const { executablePath, args } = await findChromium()
  const browser = await chromium.launch({ executablePath, args: [...args] })
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    page.setDefaultTimeout(10_000)
    const faults = watch(page, home)
    await use(page, home).catch((fault: unknown) => faults.push(stripVTControlCharacters(String(fault))))
    return faults
  } finally {
    await browser.close()
  }
}

/** Collects errors of the page that a shopper would not notice, such as those in the console. */
function watch(page: Page, home: string): string[] {
  const faults: string[] = []
  // The shop's server is not available on these pages, and the browser reports that in the console.
  const isShop = (url: string) => new URL(url).pathname.startsWith('/api/')
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return
    const { url } = message.location()
    if (url !== '' && isShop(url)) return
    faults.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (fault) => faults.push(`page: ${fault.message}`))
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(home) && !/^(data|blob):/.test(url)) faults.push(`asks elsewhere: ${url}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400 && !isShop(response.url()))
      faults.push(`${response.status()}: ${response.url()}`)
  })
  return faults
}
