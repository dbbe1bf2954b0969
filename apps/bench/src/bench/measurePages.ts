import { setTimeout } from 'node:timers/promises'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Browser } from 'playwright'
import { startBaseline } from '../baseline/startBaseline.ts'
import { startStore } from '../processes/startStore.ts'
import { measuredPages } from './measuredPages.ts'
import { openChromium } from './openChromium.ts'
import type { Row } from './Row.ts'

/** Total size of one resource type that a page loaded, in KB. */
interface Weight {
  readonly requests: number
  readonly gzip: number
  readonly brotli: number
}

/** Targets in KB of every page with a buy button, and the number of scripts. */
const must = { script: 88, scripts: 6, document: 8, wire: 125, font: 40 } as const

const kilobytes = (sizes: readonly number[]) => sizes.reduce((sum, size) => sum + size, 0) / 1000

/** Measures the transfer size of each page's first load on a phone: every file separately, gzip -9 and brotli 11. */
export async function measurePages(): Promise<readonly Row[]> {
  const [store, floor, browser] = await Promise.all([
    startStore({ kind: 'storefront' }),
    startBaseline(),
    openChromium(),
  ])
  try {
    const base = await weigh(browser, `${floor.origin}/`)
    const rows: Row[] = []
    for (const { name, path } of measuredPages)
      rows.push(...tell(name, await weigh(browser, store.origin + path), base))
    return rows
  } finally {
    await browser.close()
    await Promise.all([store.stop(), floor.stop()])
  }
}

async function weigh(browser: Browser, address: string): Promise<ReadonlyMap<string, Weight>> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true })
  const { origin, pathname } = new URL(address)
  // An empty cart renders other content, so a cart with a product is measured.
  if (pathname === '/cart') {
    const gift = { nid: 2001, btn_type: 'add_to_cart', pincode: '560001' }
    await context.request.post(`${origin}/api/fa/newfacart/cart/add`, { data: gift, headers: { origin } })
  }
  const page = await context.newPage()
  const bodies: { readonly kind: string; readonly body: Promise<Buffer> }[] = []
  page.on('response', (response) => {
    const kind = response.request().resourceType()
    bodies.push({ kind, body: response.body().catch(() => Buffer.alloc(0)) })
  })
  await page.goto(address, { waitUntil: 'load' })
  // Waits for requests that the page makes after its load without any interaction, because they count as well.
  await setTimeout(4_000)
  const loaded = await Promise.all(bodies.map(async ({ kind, body }) => ({ kind, body: await body })))
  await context.close()
  return new Map(
    [...Map.groupBy(loaded, ({ kind }) => kind)].map(([kind, files]) => [
      kind,
      {
        requests: files.length,
        gzip: kilobytes(files.map(({ body }) => smaller(body, gzipSync(body, { level: 9 }), kind))),
        brotli: kilobytes(files.map(({ body }) => smaller(body, brotliCompressSync(body), kind))),
      },
    ]),
  )
}

// For fonts and pictures, the original size counts, because they are already compressed.
const smaller = (body: Buffer, packed: Buffer, kind: string) =>
  kind === 'font' || kind === 'image' ? body.byteLength : packed.byteLength

const none: Weight = { requests: 0, gzip: 0, brotli: 0 }

function tell(
  name: string,
  found: ReadonlyMap<string, Weight>,
  floor: ReadonlyMap<string, Weight>,
): readonly Row[] {
  const of = (kind: string, where = found) => where.get(kind) ?? none
  const wire = [...found].filter(([kind]) => kind !== 'image').map(([, { brotli }]) => brotli)
  const row = (what: string, figure: number, unit: string, more: Partial<Row> = {}): Row => ({
    what: `${name}: ${what}`,
    figure,
    unit,
    isCost: true,
    ...more,
  })
  return [
    row('JavaScript, gzip', of('script').gzip, 'KB', {
      baseline: of('script', floor).gzip,
      target: must.script,
    }),
    row('JavaScript, brotli', of('script').brotli, 'KB', {
      baseline: of('script', floor).brotli,
      target: 76,
    }),
    row('scripts', of('script').requests, '', {
      baseline: of('script', floor).requests,
      target: must.scripts,
    }),
    row('HTML with its styles and data, gzip', of('document').gzip, 'KB', {
      baseline: of('document', floor).gzip,
      target: must.document,
    }),
    row('fonts', of('font').gzip, 'KB', { target: must.font }),
    row('all but pictures, brotli', kilobytes(wire.map((size) => size * 1000)), 'KB', { target: must.wire }),
    row(
      'requests',
      [...found.values()].reduce((sum, { requests }) => sum + requests, 0),
      '',
    ),
  ]
}
