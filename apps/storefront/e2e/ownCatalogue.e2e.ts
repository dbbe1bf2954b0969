import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { drawPhoto } from '@store/api/drawPhoto'
import { findFreePort } from '@store/config/findFreePort'
import { expectAccessible, expectSoundInHindi } from './accessibilityChecks.ts'
import { choosePlace } from './choosePlace.ts'
import { addOpenProductToCart, expect, newEmail, placeOrder, signUp, test } from './fixtures.ts'
import { launch, stopProcess } from './launch.ts'

const seller = {
  STORE_SELLER_NAME: 'Own Flowers',
  STORE_SELLER_ADDRESS: '12 Market Road, Pune 411001',
  STORE_SELLER_GSTIN: '27AAPFU0939F1ZV',
}
const api = join(import.meta.dirname, '../../api')

// Follows the guide docs/start/own-shop.md, from the template to a delivered order.
test('a shop opens with the products of the template, and sells, delivers and invoices one of them', {
  tag: ['@storefront'],
}, async ({ page }) => {
  // The pincode directory must be written first.
  test.setTimeout(180_000)
  const folder = await mkdtemp(join(tmpdir(), 'own-'))
  const settings = { STORE_SAMPLE: '0', STORE_DATA: join(folder, 'data'), STORE_TEST_BANK: '1', ...seller }
  const run = async (command: string, ...args: readonly string[]) => {
    const env = { ...process.env, ...settings, STORE_LOG: undefined }
    const main = join(api, 'dist', `${command}.js`)
    return (await promisify(execFile)(process.execPath, [main, ...args], { env })).stdout
  }
  try {
    const catalogue = join(folder, 'catalogue')
    await cp(join(api, 'sample/template'), catalogue, { recursive: true })
    await mkdir(join(catalogue, 'pictures'))
    const photo = await drawPhoto({ format: 'jpeg', width: 1200, height: 900 })
    await writeFile(join(catalogue, 'pictures/garden-roses.jpg'), photo)
    await writeFile(join(catalogue, 'prices.csv'), '\uFEFFnid;price\r\n1;655\r\n')
    expect(await run('import', catalogue)).toContain('This was a dry run')
    expect(await run('import', catalogue, '--apply')).toContain('Written.')

    const origin = `http://localhost:${await findFreePort()}`
    const port = { STORE_PORT: new URL(origin).port, STORE_TRUST_PROXY: '1' }
    const open = () => launch('../dist/main.js', { ...settings, ...port }, 'The store is open')
    const store = await open()
    await page.goto(`${origin}/flowers`)
    await page
      .getByRole('link', { name: /Ten Garden Roses/ })
      .first()
      .click()
    await expect(page.getByText('₹655').first()).toBeVisible()
    const picture = page.getByRole('img', { name: /Ten pink garden roses/ }).first()
    await expect(picture).toHaveJSProperty('complete', true)
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
    expect(await picture.getAttribute('src')).toMatch(/\/garden-roses-[0-9a-f]{24}-\d+\.webp$/)
    await choosePlace(page, '411001')
    await addOpenProductToCart(page)
    await page.goto(`${origin}/cart`)
    await page.getByRole('button', { name: 'Place order' }).first().click()
    await signUp(page, origin, newEmail('own'))
    await placeOrder(page)
    await page.getByRole('radio', { name: /^UPI or card/ }).check()
    await page.getByRole('button', { name: /^Confirm/ }).click()
    await page.getByRole('button', { name: /^Pay/ }).first().click()
    await expect(page.getByText('Payment is complete.')).toBeVisible()
    const number = /MG-[A-Z0-9]{8}/.exec((await page.textContent('main')) ?? '')?.[0] ?? ''
    const { pathname: order } = new URL(page.url())
    await stopProcess(store)

    expect(await run('order', number, 'delivered')).toContain('delivered')
    expect(await run('export', join(folder, 'now'))).toContain('Written: 8 files.')

    const later = await open()
    await page.goto(`${origin}${order}`)
    await page.getByRole('link', { name: 'Invoice' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Tax invoice' })).toBeVisible()
    const invoice = page.getByRole('main')
    await expect(invoice).toContainText(/INV\/\d\d-\d\d\/000001/)
    await expect(invoice).toContainText('Own Flowers')
    await expect(invoice).toContainText('27AAPFU0939F1ZV')
    await expect(invoice).toContainText(/CGST/)
    await expectAccessible(page, 'invoice')
    await expectSoundInHindi(page, origin, new URL(page.url()).pathname)
    await stopProcess(later)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
