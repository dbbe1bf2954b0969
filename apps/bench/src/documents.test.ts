import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { measuredPages } from './bench/measuredPages.ts'
import { type RunningStore, startStore } from './processes/startStore.ts'

/** Size budgets of the documents, in KB gzip. */
interface Budgets {
  readonly documents: Readonly<Record<string, number>>
}

let store: RunningStore
let budgets: Budgets
beforeAll(async () => {
  const file = join(import.meta.dirname, '../../../packages/config/budgets.json')
  budgets = JSON.parse(await readFile(file, 'utf8'))
  store = await startStore({ kind: 'storefront' })
})
afterAll(() => store.stop())

/** An empty cart renders other content. */
async function cartWithAGift(): Promise<string> {
  const gift = { nid: 2001, btn_type: 'add_to_cart', pincode: '560001' }
  const answer = await fetch(`${store.origin}/api/fa/newfacart/cart/add`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: store.origin },
    body: JSON.stringify(gift),
  })
  expect(answer.status).toBe(200)
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

it.each(measuredPages)(
  'the HTML document of $name stays within its size limit, with inline styles and data',
  async ({ name, path }) => {
    const cookie = name === 'cart' ? await cartWithAGift() : ''
    const html = await (await fetch(store.origin + path, { headers: { cookie } })).text()
    expect(html).toContain('<style>')
    const weight = gzipSync(html, { level: 9 }).byteLength / 1000
    expect(weight).toBeLessThanOrEqual(budgets.documents[name] ?? 0)
  },
)
