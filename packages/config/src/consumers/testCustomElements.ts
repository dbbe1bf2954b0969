import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import type { Page } from 'playwright'
import { findFreePort } from '../ports/findFreePort.ts'
import { testMobilePage } from './testMobilePage.ts'

const kinds: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
}

/**
 * Serves a folder as any web server does, and uses the custom elements on the folder's two pages; returns the errors.
 */
export async function testCustomElements(folder: string, picture: string): Promise<readonly string[]> {
  const hashes = readHashes(join(folder, 'node_modules/@store/elements/dist/integrity.json'))
  const port = await findFreePort()
  const home = `http://127.0.0.1:${port}/`
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', home).pathname
    if (path.startsWith('/api/')) {
      response.writeHead(503, { 'content-type': 'application/json' }).end('{}')
      return
    }
    const file = join(folder, normalize(path === '/' ? '/index.html' : path))
    if (!existsSync(file)) {
      response.writeHead(404).end()
      return
    }
    const text = fillPlaceholders(readFileSync(file, 'utf8'), home, hashes)
    response
      .writeHead(200, { 'content-type': `${kinds[extname(file)] ?? 'text/plain'}; charset=utf-8` })
      .end(text)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  try {
    return await testMobilePage(home, async (page) => {
      for (const path of ['alone.html', '']) {
        await page.goto(home + path)
        await useElements(page, picture)
      }
    })
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

async function useElements(page: Page, picture: string): Promise<void> {
  await page.getByRole('button', { name: 'Sign in' }).click()
  const dialog = page.getByRole('dialog', { name: 'Hello!' })
  const email = dialog.getByRole('textbox', { name: 'Email' })
  await email.fill('asha@example.in')
  const size = await email.evaluate((node) => getComputedStyle(node).fontSize)
  if (Number.parseFloat(size) < 16) throw new Error(`the e-mail field is set in ${size}`)
  await page.screenshot({ path: picture })
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.getByText('dismissed').waitFor()

  const picker = page.locator('store-location-picker')
  await picker.getByRole('button', { name: 'Select Delivery Location' }).click()
  const field = page.getByRole('dialog').locator('input[name="pincode"]')
  await field.pressSequentially('bombay')
  await page.getByText('Something went wrong').first().waitFor()

  const inHindi = 'डिलीवरी की जगह चुनें'
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await picker.evaluate((element) => element.setAttribute('locale', 'hi'))
  await picker.getByRole('button', { name: inHindi }).waitFor()

  // Checks that the page has kept its own styles.
  const font = await page.locator('h1').evaluate((node) => getComputedStyle(node).fontFamily)
  if (!/times|serif/i.test(font)) throw new Error(`the page's heading is set in ${font}`)
}

type Hashes = Readonly<Record<string, string>>

const readHashes = (file: string): Hashes => JSON.parse(readFileSync(file, 'utf8'))

/**
 * Replaces placeholders by the store's origin, the hash of each file, and preload links for the shared chunks with
 * their hashes.
 */
function fillPlaceholders(text: string, home: string, hashes: Hashes): string {
  const chunks = Object.entries(hashes)
    .filter(([file]) => file.startsWith('chunk-'))
    .map(
      ([file, hash]) =>
        `<link rel="modulepreload" href="/node_modules/@store/elements/dist/${file}" integrity="${hash}" />`,
    )
  return Object.entries(hashes).reduce(
    (filled, [file, hash]) => filled.replaceAll(`%${file}%`, hash),
    text.replaceAll('%ORIGIN%', home).replace('%CHUNKS%', chunks.join('\n')),
  )
}
