import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findFreePort } from '@store/config/findFreePort'
import { expect, test } from './fixtures.ts'
import { copySeededData, launch, stopProcess } from './launch.ts'
import { waitForHydration } from './waitForHydration.ts'

const assets = join(import.meta.dirname, '../dist/client/assets')

/** Starts a store whose archive contains an earlier version of the script of the product page's package. */
async function startReleasedStore() {
  const data = await copySeededData()
  const file = (await readdir(assets)).find((name) => /^pdp-[\w-]{8}\.js$/.test(name))
  if (file === undefined) throw new Error('The build has no script of the product page.')
  const earlier = 'pdp-earlier0.js'
  await mkdir(join(data.path, 'assets'), { recursive: true })
  const content = await readFile(join(assets, file), 'utf8')
  await writeFile(join(data.path, 'assets', earlier), `${content}\nexport const release = 1\n`)
  const port = await findFreePort()
  const settings = { STORE_PORT: String(port), STORE_DATA: data.path, STORE_TRUST_PROXY: '1' }
  const child = await launch('../dist/main.js', settings, 'The store is open')
  return {
    origin: `http://localhost:${port}`,
    file,
    earlier,
    size: content.length,
    stop: () => stopProcess(child).then(data.remove),
  }
}

test('after a release, the browser loads only the difference to the script that it has', {
  tag: ['@storefront'],
}, async ({ page }) => {
  const store = await startReleasedStore()
  try {
    // The visit before the release.
    await page.goto(`${store.origin}/sitemap`)
    await page.evaluate((path) => fetch(path).then((response) => response.text()), `/assets/${store.earlier}`)

    const loaded = page.waitForResponse((response) => response.url().endsWith(store.file))
    await page.goto(`${store.origin}/p/flower/red-roses-bouquet`)
    const response = await loaded
    expect(response.headers()['content-encoding']).toBe('dcz')
    expect(Number((await response.request().sizes()).responseBodySize)).toBeLessThan(store.size / 50)
    await waitForHydration(page.getByRole('button', { name: 'Add to Cart' }).first())
  } finally {
    await store.stop()
  }
})
