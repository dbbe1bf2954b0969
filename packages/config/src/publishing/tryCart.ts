import { stripVTControlCharacters } from 'node:util'
import { chromium, type Locator, type Page } from 'playwright'
import { preview } from 'vite'
import { findChromium } from '../chromium/findChromium.ts'

const timeout = 10_000

/** Serves the built consumer and uses its cart in a browser as wide as a phone; answers what went wrong. */
export async function tryCart(folder: string, picture: string): Promise<readonly string[]> {
  const server = await preview({
    root: folder,
    configFile: false,
    // Whatever is not there is answered by a 404, and not by the page.
    appType: 'mpa',
    logLevel: 'error',
    preview: { host: '127.0.0.1', port: 0 },
  })
  const { executablePath, args } = await findChromium()
  const browser = await chromium.launch({ executablePath, args: [...args] })
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    page.setDefaultTimeout(timeout)
    const home = server.resolvedUrls?.local[0] ?? ''
    const faults = watch(page, home)
    await page.goto(home)
    await useCart(page).catch((fault: unknown) => faults.push(stripVTControlCharacters(String(fault))))
    await page.screenshot({ path: picture })
    return faults
  } finally {
    await browser.close()
    await server.close()
  }
}

/** Gathers what a shopper would not see and a developer would. */
function watch(page: Page, home: string): string[] {
  const faults: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (fault) => faults.push(`page: ${fault.message}`))
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(home) && !url.startsWith('data:')) faults.push(`asks elsewhere: ${url}`)
  })
  page.on('requestfailed', (request) => faults.push(`request failed: ${request.url()}`))
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`)
  })
  return faults
}

async function useCart(page: Page): Promise<void> {
  const line = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Red Roses' }) })
  const bill = page.getByRole('region', { name: 'Bill summary' })
  const total = bill.getByRole('definition').last()
  await line.waitFor()
  await page.getByRole('heading', { name: 'Jade Plant' }).waitFor()
  await total.getByText('₹1,897').waitFor()

  await line.getByRole('button', { name: 'Increase quantity' }).click()
  await line.getByLabel('Quantity', { exact: true }).getByText('2', { exact: true }).waitFor()
  await total.getByText('₹2,796').waitFor()

  // One style from @store/cart, one from @store/ui, and a colour from its tokens.
  const order = page.getByRole('button', { name: 'Place order' })
  await expectStyle(line, 'display', 'grid')
  await expectStyle(order, 'display', 'flex')
  await expectStyle(order, 'background-color', 'rgb(176, 18, 78)')
  await page.waitForLoadState('networkidle')
}

async function expectStyle(element: Locator, property: string, expected: string): Promise<void> {
  const found = await element.evaluate(
    (node, name) => getComputedStyle(node).getPropertyValue(name),
    property,
  )
  if (found !== expected) throw new Error(`${property} of ${element} is ${found}, not ${expected}`)
}
